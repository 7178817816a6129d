import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../logging/create-logger.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start-embedded-postgres.ts';

export interface KeptPostgres {
  /** Stays the same over restarts. */
  readonly url: string;
  stop(): Promise<void>;
}

const longestPauseMs = 5_000;

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
    }
  };

  const restart = async (): Promise<void> => {
    for (let pauseMs = 100; !stopping.signal.aborted; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      try {
        current = await startEmbeddedPostgres({ dataDir });
        return;
      } catch (error) {
        logger.error({ err: error }, 'the embedded database could not be started');
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const kept = keep();
  return {
    url,
    async stop() {
      stopping.abort();
      await current.stop();
      await kept;
    },
  };
}
