import { comparisonEndpoint, comparisonResultEndpoint, decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing/fake-http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { accept, aReviewStore, at } from './testing/a-review-store.ts';
import { aComparison, aDecision, comparisonId } from '../../testing/review-builders.ts';

describe('the store of a review', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('opens with what was found and what was decided', async () => {
    const { store, held } = aReviewStore([aDecision({ findingId: 'f2', decision: 'dismissed' })]);
    await store.getState().load();
    expect(store.getState().phase).toMatchObject({ kind: 'ready', result: { findings: { length: 3 } } });
    expect(held('f2')).toBe('dismissed');
  });

  it('asks for all of it at once', () => {
    const { http, store } = aReviewStore();
    void store.getState().load();
    const asked = [comparisonEndpoint, comparisonResultEndpoint, decisionsEndpoint].map(
      (one) => http.callsTo(one).length,
    );
    expect(asked).toEqual([1, 1, 1]);
  });

  it('says that a comparison has not come to an end, and not that it has no result', async () => {
    const { http, store } = aReviewStore();
    http.answer(comparisonEndpoint, aComparison({ status: 'running' }));
    http.answer(comparisonResultEndpoint, anApiError({ status: 409 }));
    await store.getState().load();
    expect(store.getState().phase.kind).toBe('unfinished');
  });

  it.each([
    ['gone', 404, 'deleted'],
    ['remembered only', 410, 'deleted'],
    ['not to be reached', 0, 'ready'],
  ])('asks whether it is still there, and hears that it is %s', async (_what, status, kind) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const { http, store } = aReviewStore();
    await store.getState().load();
    await store.getState().askWhetherOver();
    expect(store.getState().phase.kind).toBe('ready');
    http.answer(comparisonEndpoint, anApiError({ status }));
    await store.getState().askWhetherOver();
    expect(store.getState().phase.kind).toBe(kind);
  });

  it.each([
    ['is not there', 404, 'missing'],
    ['has an address that is none', 400, 'missing'],
    ['cannot be loaded', 503, 'failed'],
  ])('says that a comparison %s', async (_case, status, kind) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { http, store } = aReviewStore();
    http.answer(comparisonEndpoint, anApiError({ status }));
    await store.getState().load();
    expect(store.getState().phase.kind).toBe(kind);
  });

  it('opens by itself when a comparison that still runs has ended', async () => {
    const { http, store } = aReviewStore();
    http.answer(comparisonEndpoint, aComparison({ status: 'running' }));
    await store.getState().load();
    expect(store.getState().phase.kind).toBe('unfinished');
    http.answer(comparisonEndpoint, aComparison());
    store.getState().hear({ changed: aComparison() });
    await waitFor(() => expect(store.getState().phase.kind).toBe('ready'));
  });

  it('decides at once and sends what it decided, one after the other', async () => {
    const { store, held, sent, isSent } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f1', 'f2'], accept);
    expect([held('f1'), held('f2')]).toEqual(['accepted', 'accepted']);
    await isSent();
    expect(sent()).toEqual([
      { decision: 'accepted', revision: 0 },
      { decision: 'accepted', revision: 0 },
    ]);
  });

  it('is done with sending when the server holds every decision, also one made meanwhile', async () => {
    const { store, sent } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f1', 'f2'], accept);
    const left = store.getState().sendAll();
    store.getState().decide(['f3'], accept);
    await expect(left).resolves.toBe(0);
    expect(sent()).toHaveLength(3);
  });

  it('says how many decisions the server does not take now, instead of waiting for ever', async () => {
    const { http, store } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 503 }));
    store.getState().decide(['f1', 'f2'], accept);
    await expect(store.getState().sendAll()).resolves.toBe(2);
    store.getState().stop();
  });

  it('keeps decisions without a connection, over a reload, too, and sends them when it is back', async () => {
    const { http, store, held } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 0 }));
    store.getState().decide(['f1'], accept);
    await waitFor(() => expect(store.getState().isOffline).toBe(true));
    expect(held()).toBe('accepted');
    store.getState().stop();

    const again = aReviewStore();
    expect(again.held()).toBe('accepted');
    await again.store.getState().load();
    await again.isSent();
    expect(again.sent()).toEqual([{ decision: 'accepted', revision: 0 }]);
  });

  it('sends what waits also when the page is left meanwhile', async () => {
    const { store, sent, isSent } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f1', 'f2', 'f3'], accept);
    store.getState().stop();
    await isSent();
    expect(sent()).toHaveLength(3);
  });

  it('asks which decision holds when another window was first', async () => {
    const { http, store, isSent, sent } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 409, code: 'decision_conflict' }));
    http.answer(decisionsEndpoint, {
      decisions: [aDecision({ decision: 'dismissed', reason: 'misread', revision: 4 })],
    });
    store.getState().decide(['f1'], accept);
    await waitFor(() => expect(store.getState().book.conflicts.size).toBe(1));
    http.answer(decideEndpoint, aDecision({ revision: 5 }));
    store.getState().keepOwn('f1');
    await isSent();
    expect(sent().at(-1)).toEqual({ decision: 'accepted', revision: 4 });
  });

  it('takes the last decision back', async () => {
    const { store, held, isSent } = aReviewStore([aDecision({ decision: 'asked', text: 'Which one?' })]);
    await store.getState().load();
    store.getState().decide(['f1', 'f2'], accept);
    await isSent();
    expect(store.getState().undo()).toEqual(['f1', 'f2']);
    expect([held('f1'), held('f2')]).toEqual(['asked', null]);
    await isSent();
    expect(store.getState().undo()).toEqual([]);
  });

  it('hears what is decided elsewhere, and that the comparison is gone', async () => {
    const { store, held } = aReviewStore();
    await store.getState().load();
    store.getState().hear({ decided: { id: comparisonId, decision: aDecision() } });
    store.getState().hear({ decided: { id: 'another', decision: aDecision({ findingId: 'f2' }) } });
    expect([held('f1'), held('f2')]).toEqual(['accepted', null]);
    store.getState().hear({ deleted: comparisonId });
    expect(store.getState().phase).toEqual({ kind: 'deleted', at });
  });

  it('asks for the decisions anew when news may have been missed', async () => {
    const { http, store, held } = aReviewStore();
    await store.getState().load();
    http.answer(decisionsEndpoint, { decisions: [aDecision({ findingId: 'f3' })] });
    store.getState().hear({ reload: true });
    await waitFor(() => expect(held('f3')).toBe('accepted'));
  });

  it('keeps what is decided while the decisions are asked for anew', async () => {
    const { http, store, held, sent } = aReviewStore();
    await store.getState().load();
    const answered = Promise.withResolvers<undefined>();
    http.answer(decisionsEndpoint, async () => {
      await answered.promise;
      return { decisions: [aDecision({ findingId: 'f3' })] };
    });
    store.getState().hear({ reload: true });
    store.getState().decide(['f1'], accept);
    answered.resolve(undefined);
    await waitFor(() => expect(held('f3')).toBe('accepted'));
    expect([held('f1'), sent().length]).toEqual(['accepted', 1]);
  });

  it('says that a decision was refused for good, and shows what stands', async () => {
    const { http, store, held, isSent, refused } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 422, serverMessage: 'Too long.' }));
    store.getState().decide(['f1'], accept);
    await isSent();
    expect([held(), refused]).toEqual([null, ['Too long.']]);
  });

  it('says that a decision is refused whose finding alone is gone', async () => {
    const { http, store, isSent, refused } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 404, serverMessage: 'Not found.' }));
    store.getState().decide(['f1'], accept);
    await isSent();
    expect([store.getState().phase.kind, refused]).toEqual(['ready', ['Not found.']]);
  });

  it('says that the comparison is gone when a decision finds it so', async () => {
    const { http, store } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 404 }));
    http.answer(comparisonEndpoint, anApiError({ status: 404 }));
    store.getState().decide(['f1'], accept);
    await waitFor(() => expect(store.getState().phase.kind).toBe('deleted'));
    store.getState().stop();
  });
});
