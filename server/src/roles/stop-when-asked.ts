import type { Logger } from '../platform/logging/create-logger.ts';

export interface Ending {
  /** In order. */
  readonly stop: () => Promise<void>;
  /** At once. */
  readonly kill: () => void;
}

/**
 * The first signal ends everything in order, the second at once; a message does no more than the first signal, since
 * whoever sends it cannot know whether that has come. The answer is aborted with the first. An error that
 * nobody caught ends in order too: the database would otherwise be left alone.
 */
export function stopWhenAsked(logger: Logger, { stop, kill }: Ending): AbortSignal {
  const asked = new AbortController();
  const end = (exitCode: number): void => {
    if (asked.signal.aborted) {
      kill();
      return;
    }
    asked.abort();
    stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.on('message', (message) => {
    if (message === 'stop' && !asked.signal.aborted) end(0);
  });
  const crash = (error: unknown): void => {
    logger.fatal({ err: error }, 'unexpected error, ending');
    end(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  // A terminal that was closed, or a pipe whose reader left: there is nobody to tell, and that is no reason to end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return asked.signal;
}
