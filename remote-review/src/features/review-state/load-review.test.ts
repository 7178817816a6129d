import { comparisonEndpoint, comparisonResultEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing/fake-http';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { aReviewStore } from './testing/a-review-store.ts';
import { aComparison, aDecision, aResult } from '../../testing/review-builders.ts';

const running = aComparison({ status: 'running', progress: 40 });

/** A review of a comparison that still runs. */
function unfinished() {
  const review = aReviewStore();
  review.http.answer(comparisonEndpoint, running);
  review.http.answer(comparisonResultEndpoint, anApiError({ status: 409 }));
  return {
    ...review,
    /** From now on the server says that it is done. */
    finish: () => {
      review.http.answer(comparisonEndpoint, aComparison());
      review.http.answer(comparisonResultEndpoint, aResult());
    },
    kind: () => review.store.getState().phase.kind,
  };
}

describe('a review opens by itself', () => {
  beforeEach(() => sessionStorage.clear());

  it('when its comparison ended while nothing was heard', async () => {
    const { store, finish, kind } = unfinished();
    await store.getState().load();
    finish();
    store.getState().hear({ reload: true });
    await waitFor(() => expect(kind()).toBe('ready'));
  });

  it('not while its comparison still runs', async () => {
    const { http, store, kind } = unfinished();
    await store.getState().load();
    store.getState().hear({ reload: true });
    await waitFor(() => expect(http.callsTo(comparisonEndpoint)).toHaveLength(2));
    expect(kind()).toBe('unfinished');
  });

  it.each([
    ['that it ended', { changed: aComparison() }],
    ['that something may have been missed', { reload: true } as const],
  ])('when %s was heard while the answer of before was under way', async (_what, message) => {
    const { http, store, finish, kind } = unfinished();
    const answered = Promise.withResolvers<undefined>();
    http.answer(comparisonEndpoint, async () => {
      await answered.promise;
      return running;
    });
    const loaded = store.getState().load();
    store.getState().hear(message);
    finish();
    answered.resolve(undefined);
    await loaded;
    await waitFor(() => expect(kind()).toBe('ready'));
  });
});

it('asks for the decisions once more that may have been missed while the review opened', async () => {
  const { http, store, held } = aReviewStore();
  const loaded = store.getState().load();
  store.getState().hear({ reload: true });
  http.answer(decisionsEndpoint, () => ({
    decisions: http.callsTo(decisionsEndpoint).length > 1 ? [aDecision({ findingId: 'f3' })] : [],
  }));
  await loaded;
  await waitFor(() => expect(held('f3')).toBe('accepted'));
});
