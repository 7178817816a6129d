import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../logging/create-logger.ts';
import { isReachable } from './is-reachable.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

export interface KeptPostgres {
  /** Stays the same over restarts. */
  readonly url: string;
  stop(): Promise<void>;
}

const longestPauseMs = 5_000;
const probeIntervalMs = 5_000;
/** One failure can be a busy moment. */
const failuresUntilRestart = 3;

/** Starts the database and starts it again whenever it ends; clients reconnect by themselves. */
export async function keepPostgresRunning(dataDir: string, logger: Logger): Promise<KeptPostgres> {
  let current: EmbeddedPostgres = await startEmbeddedPostgres({ dataDir });
  const { url } = current;
  const stopping = new AbortController();

  const keep = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      logger.error('the embedded database ended and is started again');
      await restart();
      // Asked to stop meanwhile: whoever asked knew only the one that had ended.
      if (stopping.signal.aborted) await current.stop();
    }
  };

  const restart = async (): Promise<void> => {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        current = await startEmbeddedPostgres({ dataDir, port: Number(new URL(url).port) });
        return;
      } catch (error) {
        logger.error({ err: error }, 'the embedded database could not be started');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  // A server without its socket (somebody cleaned up the folder) lives on and can be reached by nobody.
  const watch = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted;) {
      await wait(probeIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      failures = (await isReachable(url)) ? 0 : failures + 1;
      if (failures < failuresUntilRestart || stopping.signal.aborted) continue;
      logger.error('the embedded database cannot be reached and is stopped');
      failures = 0;
      await current.stop();
    }
  };

  const kept = Promise.all([keep(), watch()]);
  return {
    url,
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
