import type { Executor } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { keysOf, lockStarts } from './analysis-repository.ts';
import { deleteRowsOfPerson } from './comparison-repository.ts';
import { stopWork } from './delete-comparison.ts';
import { discardStored } from './discard-stored.ts';
import { moveQueue } from './move-queue.ts';

/** Deletes the rows of a person and stops what runs; answers what deletes reports and results. */
export async function deleteComparisonsOf(
  platform: Platform,
  tx: Executor,
  userId: string,
): Promise<() => Promise<void>> {
  // Until the transaction ends this person starts nothing.
  await lockStarts(tx, userId);
  const deleted = await deleteRowsOfPerson(tx, userId);
  for (const analysis of deleted) await stopWork(platform, tx, analysis);
  return async () => {
    await discardStored(platform, deleted.flatMap(keysOf));
    await moveQueue(platform);
  };
}
