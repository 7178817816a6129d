import { comparisonPageSize, type Comparison, type listComparisonsEndpoint } from '@app/shared/contracts';
import type * as z from 'zod/v4/core';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListAnswer } from './comparison-list-cache.ts';
import { findRemembered, listComparisons } from './comparison-repository.ts';
import { describeComparison } from './describe-comparison.ts';

/** A page of a person's list as it is sent: the newest, or those before the one of an id. */
export async function listOwnComparisons(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  owner: string,
  before?: string,
): Promise<ListAnswer> {
  // One that was deleted says nothing of what came before it.
  if (before !== undefined && !(await findRemembered(db, owner, before))) throw new AppError('not_found');
  const page = { owner, retentionHours: config.RETENTION_HOURS, limit: comparisonPageSize + 1, before };
  const rows = await listComparisons(db, page);
  const analyses = rows.slice(0, comparisonPageSize).map((row) => describeComparison(row, config));
  const more = rows.length > comparisonPageSize;
  const answer: z.output<typeof listComparisonsEndpoint.answer> = { analyses, ...(more ? { more } : {}) };
  const [first] = rows;
  const rightForMs = first === undefined ? Number.POSITIVE_INFINITY : firstExpiry(analyses) - first.readAt.getTime();
  return { body: Buffer.from(JSON.stringify(answer)), rightForMs };
}

/** When the first of them leaves the list, in milliseconds since 1970. */
export function firstExpiry(analyses: readonly Pick<Comparison, 'finishedAt' | 'expiresAt'>[]): number {
  return analyses
    .filter(({ finishedAt }) => finishedAt !== undefined)
    .reduce((first, { expiresAt }) => Math.min(first, Date.parse(expiresAt)), Number.POSITIVE_INFINITY);
}
