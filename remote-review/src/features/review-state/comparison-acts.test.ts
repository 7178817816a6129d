import { comparisonEndpoint, orderVersionsEndpoint, type Comparison } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing/fake-http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aReviewStore } from './testing/a-review-store.ts';
import { aComparison } from '../../testing/review-builders.ts';

/** A review of versions whose swaps are answered by hand, in the order they arrive. */
async function ofVersions() {
  const review = aReviewStore();
  const { http, store } = review;
  await store.getState().load();
  const answers: PromiseWithResolvers<Comparison>[] = [];
  http.answer(orderVersionsEndpoint, () => {
    const answer = Promise.withResolvers<Comparison>();
    answers.push(answer);
    return answer.promise;
  });
  const asked = () => http.callsTo(orderVersionsEndpoint).map(({ body }) => body);
  return {
    ...review,
    asked,
    /** Answers a swap once it has been asked for. */
    answer: async (index: number, comparison: Comparison | null) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(index));
      if (comparison === null) answers[index]?.reject(anApiError({ status: 500 }));
      else answers[index]?.resolve(comparison);
    },
    isSwapped: () => store.getState().comparison?.swapped === true,
  };
}

describe('swapping versions', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is shown at once, and asked for one after the other', async () => {
    const { store, asked, answer, isSwapped } = await ofVersions();
    void store.getState().swapVersions();
    expect(isSwapped()).toBe(true);
    const swapped = store.getState().swapVersions();
    expect(isSwapped()).toBe(false);
    await waitFor(() => expect(asked()).toEqual([{ swapped: true }]));
    await answer(0, aComparison({ swapped: true }));
    await answer(1, aComparison({ swapped: false }));
    await swapped;
    expect(asked()).toEqual([{ swapped: true }, { swapped: false }]);
    expect(isSwapped()).toBe(false);
  });

  it('does not show the answer to one while another is under way', async () => {
    const { store, asked, answer, isSwapped } = await ofVersions();
    void store.getState().swapVersions();
    void store.getState().swapVersions();
    await answer(0, aComparison({ swapped: true }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(isSwapped()).toBe(false);
  });

  it('goes back to what the server took last when it refuses, and says so', async () => {
    const { store, answer, isSwapped, swaps } = await ofVersions();
    void store.getState().swapVersions();
    void store.getState().swapVersions();
    const swapped = store.getState().swapVersions();
    await answer(0, aComparison({ swapped: true }));
    await answer(1, aComparison({ swapped: false }));
    await answer(2, null);
    await swapped;
    expect(isSwapped()).toBe(false);
    expect(swaps.refused).toBe(1);
  });

  it('says nothing of a refused one when the last one was taken', async () => {
    const { store, answer, isSwapped, swaps } = await ofVersions();
    void store.getState().swapVersions();
    const swapped = store.getState().swapVersions();
    await answer(0, null);
    await answer(1, aComparison({ swapped: false }));
    await swapped;
    expect(isSwapped()).toBe(false);
    expect(swaps.refused).toBe(0);
  });

  it.each(['heard', 'asked for'])('is not turned back by what is %s of the comparison meanwhile', async (way) => {
    const { http, store, answer, isSwapped } = await ofVersions();
    const swapped = store.getState().swapVersions();
    const before = aComparison({ name: 'Pier House', swapped: false });
    http.answer(comparisonEndpoint, before);
    if (way === 'heard') store.getState().hear({ changed: before });
    else await store.getState().askWhetherOver();
    expect([store.getState().comparison?.name, isSwapped()]).toEqual(['Pier House', true]);
    await answer(0, aComparison({ swapped: true }));
    await swapped;
    expect(isSwapped()).toBe(true);
  });
});
