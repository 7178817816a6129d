import { comparisonEndpoint, decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { anApiError } from '@app/shared/testing/fake-http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { accept, aReviewStore } from './testing/a-review-store.ts';
import { aDecision, comparisonId } from '../../testing/review-builders.ts';

const dismissed = { decision: 'dismissed', reason: 'misread' } as const;

const elsewhere = aDecision({ ...dismissed, revision: 4 });
const conflict = anApiError({ status: 409, code: 'decision_conflict' });

/** A review where another window dismissed the first finding, which is not known here yet, and it is accepted here. */
async function torn() {
  const review = aReviewStore();
  const { http, store } = review;
  await store.getState().load();
  http.answer(decideEndpoint, conflict);
  http.answer(decisionsEndpoint, { decisions: [elsewhere] });
  store.getState().decide(['f1'], accept);
  return review;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
});

describe('of two decisions on a finding', () => {
  it('the own one is asked about again after a reload', async () => {
    const { store } = await torn();
    await waitFor(() => expect(store.getState().book.conflicts.size).toBe(1));
    const again = aReviewStore([elsewhere]);
    again.http.answer(decideEndpoint, conflict);
    await again.store.getState().load();
    await waitFor(() => expect(again.store.getState().book.conflicts.size).toBe(1));
    expect(again.sent()[0]).toEqual({ decision: 'accepted', revision: 0 });
  });

  it('the own one counts as not sent while it is asked which holds', async () => {
    const { store } = await torn();
    await expect(store.getState().sendAll()).resolves.toBe(1);
  });

  it('none is left over when the other window decides the same by now', async () => {
    const { store } = await torn();
    await store.getState().sendAll();
    store.getState().hear({ decided: { id: comparisonId, decision: aDecision({ revision: 5 }) } });
    await expect(store.getState().sendAll()).resolves.toBe(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('the other one is waited for that the list lacks: the own one is not sent over and over', async () => {
    const { http, store, sent } = await torn();
    http.answer(decisionsEndpoint, { decisions: [] });
    await expect(store.getState().sendAll()).resolves.toBe(1);
    expect(sent()).toHaveLength(1);
    store.getState().stop();
  });
});

describe('taking back', () => {
  it('leaves alone what was decided elsewhere since', async () => {
    const { store, held, isSent } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f1', 'f2'], accept);
    await isSent();
    const decision = aDecision({ ...dismissed, revision: 9 });
    store.getState().hear({ decided: { id: comparisonId, decision } });
    expect(store.getState().undo()).toEqual(['f2']);
    expect([held('f1'), held('f2')]).toEqual(['dismissed', null]);
  });

  it('takes back the one before where nothing stands of the last', async () => {
    const { store, held, isSent } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f2'], accept);
    store.getState().decide(['f1'], accept);
    await isSent();
    const decision = aDecision({ ...dismissed, revision: 9 });
    store.getState().hear({ decided: { id: comparisonId, decision } });
    expect(store.getState().undo()).toEqual(['f2']);
    expect([held('f1'), held('f2')]).toEqual(['dismissed', null]);
  });

  it('of a finding that was opened again takes back what was decided before it, and not that', async () => {
    const { store, held } = aReviewStore();
    await store.getState().load();
    store.getState().decide(['f2'], accept);
    store.getState().decide(['f1'], ({ note }) => ({ decision: 'accepted', note }));
    store.getState().decide(['f2'], () => ({ decision: 'asked', text: 'Who signed?', note: 'See annex' }));
    store.getState().reopen('f1');
    expect([held('f1'), held('f2')]).toEqual([null, 'asked']);
    expect(store.getState().undo()).toEqual(['f2']);
    expect([held('f1'), held('f2')]).toEqual([null, 'accepted']);
    store.getState().stop();
  });

  it('does not take back what the server refused, also when somebody else decides the same since', async () => {
    const { http, store, isSent, held } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 422 }));
    store.getState().decide(['f1'], accept);
    await isSent();
    store.getState().hear({ decided: { id: comparisonId, decision: aDecision() } });
    expect(store.getState().undo()).toEqual([]);
    expect(held()).toBe('accepted');
  });
});

describe('sending', () => {
  it('waits for a login that has ended, and goes on when it is there again', async () => {
    const { store, sent, isSent, login } = aReviewStore();
    await store.getState().load();
    login.hasEnded = true;
    store.getState().decide(['f1'], accept);
    await expect(store.getState().sendAll()).resolves.toBe(1);
    expect(sent()).toEqual([]);
    login.hasEnded = false;
    store.getState().sendWaiting();
    await isSent();
    expect(sent()).toHaveLength(1);
  });

  it('goes on with the others when one finding alone is gone', async () => {
    const { http, store, isSent, refused, sent } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, ({ path }) => {
      if (path.endsWith('/f1')) throw anApiError({ status: 404, serverMessage: 'Not found.' });
      return aDecision({ findingId: 'f2' });
    });
    store.getState().decide(['f1', 'f2'], accept);
    await isSent();
    expect([refused, sent().length]).toEqual([['Not found.'], 2]);
  });

  it('sends nothing more once the comparison is gone', async () => {
    const { http, store, sent } = aReviewStore();
    await store.getState().load();
    http.answer(decideEndpoint, anApiError({ status: 404 }));
    http.answer(comparisonEndpoint, anApiError({ status: 404 }));
    store.getState().decide(['f1', 'f2'], accept);
    await store.getState().sendAll();
    await store.getState().sendAll();
    expect([store.getState().phase.kind, sent().length]).toEqual(['deleted', 1]);
  });
});
