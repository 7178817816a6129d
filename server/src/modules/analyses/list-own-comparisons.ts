import type { Comparison, listComparisonsEndpoint } from '@app/shared/contracts';
import type * as z from 'zod/v4/core';
import type { Platform } from '../../platform/platform.ts';
import type { ListAnswer } from './comparison-list-cache.ts';
import { listComparisons } from './comparison-repository.ts';
import { describeComparison } from './describe-comparison.ts';

/** The list of a person as it is sent. */
export async function listOwnComparisons(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  userId: string,
): Promise<ListAnswer> {
  const rows = await listComparisons(db, userId, config.RETENTION_HOURS);
  const analyses = rows.map((row) => describeComparison(row, config));
  const answer: z.output<typeof listComparisonsEndpoint.answer> = { analyses };
  return { body: Buffer.from(JSON.stringify(answer)), rightUntil: firstExpiry(analyses) };
}

/** When the first of them leaves the list, in milliseconds since 1970. */
export function firstExpiry(analyses: readonly Pick<Comparison, 'finishedAt' | 'expiresAt'>[]): number {
  return analyses
    .filter(({ finishedAt }) => finishedAt !== undefined)
    .reduce((first, { expiresAt }) => Math.min(first, Date.parse(expiresAt)), Number.POSITIVE_INFINITY);
}
