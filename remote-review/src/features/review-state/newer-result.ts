import { comparisonResultEndpoint, readResultVersions, type AnalysisResult } from '@app/shared/contracts';
import { ApiError, call, type HttpClient } from '@app/shared/http';
import * as z from 'zod/mini';

/** The service writes results of a version that this page does not know yet. */
export class NewerResult extends Error {
  override readonly name = 'NewerResult';
}

/** Of a result of whatever version. */
const versionEndpoint = { ...comparisonResultEndpoint, answer: z.object({ schemaVersion: z.number() }) };

/** What was found; rejects with `NewerResult` where only a newer page can read it. */
export async function fetchResult(http: HttpClient, id: string): Promise<AnalysisResult> {
  const request = { params: { id } };
  try {
    return await call(http, comparisonResultEndpoint, request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unexpected_answer') throw error;
    const { schemaVersion } = await call(http, versionEndpoint, request);
    if (schemaVersion <= Math.max(...readResultVersions)) throw error;
    throw new NewerResult(`The result is of version ${schemaVersion}`, { cause: error });
  }
}
