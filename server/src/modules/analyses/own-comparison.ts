import type { Comparison } from '@app/shared/contracts';
import type { Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Analysis } from './analysis-tables.ts';
import { findComparisons, findOwnComparison } from './comparison-repository.ts';
import { describeComparison } from './describe-comparison.ts';

/** One comparison of the person who asks. */
export interface OwnComparison {
  readonly userId: string;
  readonly id: string;
}

/** Somebody else's is as unknown as one that never was, and one that retention has ended. */
export async function requireComparison(
  { config }: Pick<Platform, 'config'>,
  tx: Executor,
  { userId, id }: OwnComparison,
): Promise<Analysis> {
  const found = await findOwnComparison(tx, userId, id, config.RETENTION_HOURS);
  if (!found) throw new AppError('not_found');
  return found;
}

/** As it is now. */
export async function readComparison(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { userId, id }: OwnComparison,
): Promise<Comparison> {
  const [row] = await findComparisons(db, [id], config.RETENTION_HOURS);
  if (!row || row.userId !== userId) throw new AppError('not_found');
  return describeComparison(row, config);
}
