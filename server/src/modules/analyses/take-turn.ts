import type { Config } from '../../config/env.ts';
import type { Executor } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findReachedTurn, findUnfinishedOf, lockStarts } from './analysis-repository.ts';

/**
 * The turn of a person's next analysis; throws when too many are unfinished. Who has none comes right after what runs;
 * who has some comes a step further for each. Turns are counted from the furthest that was run, so they only grow:
 * nobody who waits is overtaken for ever, however many people come.
 */
export async function takeTurn(
  tx: Executor,
  userId: string,
  { PERSON_ANALYSIS_LIMIT: limit }: Config,
): Promise<number> {
  await lockStarts(tx, userId);
  const { count, lastTurn } = await findUnfinishedOf(tx, userId);
  if (count >= limit) throw new AppError('too_many_analyses', { message: tooMany(limit) });
  const reached = await findReachedTurn(tx);
  return count === 0 ? reached + 1 : Math.max(reached, lastTurn) + 2;
}

const tooMany = (limit: number): string =>
  `You have ${limit} ${limit === 1 ? 'comparison' : 'comparisons'} queued or running, which is the limit. ` +
  'Start this one when another has finished.';
