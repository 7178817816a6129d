import { withTransaction } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceChange } from './announce-comparison.ts';
import { writeProgress, type Claim, type ProgressNote } from './analysis-repository.ts';

/** A person cannot read faster, and the database need not write faster. */
const intervalMs = 250;

/** Another worker has taken the job over, or it was ended: this attempt must stop and write nothing more. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

export interface ProgressWriter {
  /** Notes that there is news; it is written soon. */
  changed(): void;
  /** Writes what is noted without waiting for its time. */
  flush(): Promise<void>;
  /** Stops. What is written just now is waited for. */
  finish(): Promise<void>;
}

/** Writes progress at most some times a second. `onLost` is called once when the claim is gone. */
export function createProgressWriter(
  { db, notifications, logger }: Platform,
  claim: Claim,
  current: () => ProgressNote,
  onLost: (reason: Superseded) => void,
): ProgressWriter {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let hasEnded = false;

  const write = async (): Promise<void> => {
    try {
      const isOurs = await withTransaction(db, async (tx) => {
        const written = await writeProgress(tx, claim, current());
        if (written) await announceChange({ notifications }, tx, claim.id);
        return written;
      });
      if (!isOurs && !hasEnded) onLost(new Superseded());
    } catch (error) {
      // Progress is a courtesy: the work goes on while the database is away.
      logger.warn({ err: error, analysisId: claim.id }, 'progress could not be written');
    }
  };

  return {
    changed() {
      if (hasEnded) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        writing = writing.then(write);
      }, intervalMs);
    },
    async flush() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      writing = writing.then(write);
      await writing;
    },
    async finish() {
      hasEnded = true;
      clearTimeout(timer);
      await writing;
    },
  };
}
