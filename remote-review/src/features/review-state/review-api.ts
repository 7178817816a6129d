import {
  comparisonEndpoint,
  decideEndpoint,
  decisionsEndpoint,
  orderVersionsEndpoint,
  renameComparisonEndpoint,
  type AnalysisResult,
  type Comparison,
  type Decision,
} from '@app/shared/contracts';
import { call, type HttpClient } from '@app/shared/http';
import type { WaitingWish } from './decision-book.ts';
import { fetchResult } from './newer-result.ts';

/** The calls of a review. */
export interface ReviewApi {
  comparison(): Promise<Comparison>;
  result(): Promise<AnalysisResult>;
  decisions(): Promise<readonly Decision[]>;
  decide(findingId: string, waiting: WaitingWish): Promise<Decision>;
  rename(name: string): Promise<Comparison>;
  orderVersions(swapped: boolean): Promise<Comparison>;
}

export function createReviewApi(http: HttpClient, id: string): ReviewApi {
  const params = { id };
  return {
    comparison: () => call(http, comparisonEndpoint, { params }),
    result: () => fetchResult(http, id),
    decisions: async () => (await call(http, decisionsEndpoint, { params })).decisions,
    decide: (findingId, { wish, revision }) =>
      call(http, decideEndpoint, { params: { id, findingId }, body: { ...wish, revision } }),
    rename: (name) => call(http, renameComparisonEndpoint, { params, body: { name } }),
    orderVersions: (swapped) => call(http, orderVersionsEndpoint, { params, body: { swapped } }),
  };
}
