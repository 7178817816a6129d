import {
  comparisonEndpoint,
  comparisonResultEndpoint,
  decideEndpoint,
  decisionsEndpoint,
  type Decision,
} from '@app/shared/contracts';
import { createFakeHttp } from '@app/shared/testing/fake-http';
import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createReviewStore } from '../create-review-store.ts';
import { decisionOf } from '../decision-book.ts';
import { createReviewApi } from '../review-api.ts';
import { createWaitingStorage } from '../waiting-storage.ts';
import { aComparison, aDecision, aResult, comparisonId } from '../../../testing/review-builders.ts';

/** When all of it happens. */
export const at = Date.parse('2026-03-01T14:44:00Z');

/** What accepts a finding. */
export const accept = () => ({ decision: 'accepted' }) as const;

/** The state of a review without a page, where the server takes every decision unless told otherwise. */
export function aReviewStore(stands: readonly Decision[] = []) {
  const http = createFakeHttp();
  const refused: string[] = [];
  const login = { hasEnded: false };
  const swaps = { refused: 0 };
  let revision = 0;
  http.answer(comparisonEndpoint, aComparison());
  http.answer(comparisonResultEndpoint, aResult());
  http.answer(decisionsEndpoint, { decisions: [...stands] });
  http.answer(decideEndpoint, ({ path, body }) => {
    revision += 1;
    const { revision: _seen, ...wish } = decideEndpoint.request.body.parse(body);
    return aDecision({ ...wish, findingId: path.split('/').at(-1) ?? '', revision });
  });
  const store = createReviewStore({
    id: comparisonId,
    api: createReviewApi(http, comparisonId),
    storage: createWaitingStorage(sessionStorage, comparisonId),
    now: () => at,
    hasLogin: () => !login.hasEnded,
    onRefused: (message) => refused.push(message),
    onNotSwapped: () => (swaps.refused += 1),
  });
  const held = (id = 'f1') => decisionOf(store.getState().book, id).decision;
  const isSent = () => waitFor(() => expect(store.getState().book.waiting.size).toBe(0));
  const sent = () => http.callsTo(decideEndpoint).map(({ body }) => decideEndpoint.request.body.parse(body));
  return { http, store, held, sent, isSent, refused, swaps, login };
}
