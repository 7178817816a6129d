import type { Logger } from '../platform/logging/create-logger.ts';

/** What does not end by itself is cut off after this: a supervisor waits 12 s, a process on its own also drains. */
const timeoutsMs = { supervised: 10_000, alone: 20_000 };

export interface Life {
  readonly start: () => Promise<void>;
  readonly stop: (reason: string) => Promise<void>;
}

/**
 * Starts, and runs `stop` once when this process is asked to end: by its supervisor (message or its death), or by a
 * signal. A supervised process leaves Ctrl-C to the supervisor, which gets it too and knows the order. Whoever is asked
 * to end while starting ends too; that the start then fails is no news.
 */
export async function liveInOrder(logger: Logger, isSupervised: boolean, { start, stop }: Life): Promise<void> {
  const timeoutMs = isSupervised ? timeoutsMs.supervised : timeoutsMs.alone;
  let isEnding = false;
  const end = (reason: string): void => {
    if (isEnding) return;
    isEnding = true;
    logger.info({ reason }, 'ending');
    setTimeout(() => {
      logger.warn({ timeoutMs }, 'did not end in time and is cut off');
      process.exit(0);
    }, timeoutMs).unref();
    stop(reason).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not end in order');
        process.exit(1);
      },
    );
  };
  process.on('message', (message) => {
    if (message === 'stop') end('asked by the supervisor');
  });
  if (isSupervised) {
    process.on('disconnect', () => end('the supervisor is gone'));
    if (!process.connected) end('the supervisor is gone');
  }
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!isSupervised || signal === 'SIGTERM') end(signal);
    });
  }
  const crash = (error: unknown): void => {
    logger.fatal({ err: error }, 'unexpected error, ending');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  try {
    await start();
    logger.info('ready');
  } catch (error) {
    if (!isEnding) throw error;
  }
}
