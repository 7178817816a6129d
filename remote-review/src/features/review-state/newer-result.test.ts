import { createHttpClient } from '@app/shared/http';
import { describe, expect, it } from '@jest/globals';
import { aResult, comparisonId } from '../../testing/review-builders.ts';
import { fetchResult } from './newer-result.ts';

/** Asks a service that answers with this. */
const fetched = (data: unknown) => {
  const http = createHttpClient({
    apiBase: '/api',
    adapter: (config) => Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config }),
  });
  return fetchResult(http, comparisonId);
};

describe('fetchResult', () => {
  it('reads a result of its own version', async () => {
    expect(await fetched(aResult())).toEqual(aResult());
  });

  it('tells a result that only a newer page can read', async () => {
    await expect(fetched({ ...aResult(), schemaVersion: 3 })).rejects.toMatchObject({ name: 'NewerResult' });
  });

  it.each([
    ['is broken', { ...aResult(), findings: null }],
    ['is older', { ...aResult(), schemaVersion: 1 }],
    ['is no result at all', '<html></html>'],
  ])('takes what %s for a failure', async (_what, data) => {
    await expect(fetched(data)).rejects.toMatchObject({ name: 'ApiError', code: 'unexpected_answer' });
  });
});
