import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceChange } from './announce-comparison.ts';
import { renumberQueue } from './comparison-repository.ts';

/** Before all others. */
const noTurn = -1;

/** Tells everybody who waits their new place: after one has left the queue or ended, or has come before them. */
export async function moveQueue(
  platform: Pick<Platform, 'db' | 'notifications' | 'logger'>,
  turn: number = noTurn,
): Promise<void> {
  try {
    await withTransaction(platform.db, async (tx) => {
      for (const id of await renumberQueue(tx, turn)) await announceChange(platform, tx, id);
    });
  } catch (error) {
    // A place is a courtesy: what has moved the queue has happened by then.
    platform.logger.warn({ err: error }, 'the queue positions could not be published');
  }
}
