import type { LoadedRemote } from './race-releases.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** A release that throws on every tick would fill the log. */
const mostReports = 5;

/**
 * Reports errors that reach no boundary (timers, events, promises) when their stack lies in a release. The page goes on with the
 * release: what it shows works.
 */
export function watchLateErrors(
  page: Pick<Window, 'addEventListener'>,
  loader: Pick<RemoteLoader, 'inUse' | 'noteLate'>,
): void {
  const told = new Set<string>();
  const look = (error: unknown): void => {
    const text = error instanceof Error ? (error.stack ?? '') : '';
    const source = loader.inUse().find((loaded) => text.includes(folderOf(loaded)));
    if (source !== undefined && !told.has(text) && told.size < mostReports) {
      told.add(text);
      loader.noteLate(source, error);
    }
  };
  page.addEventListener('error', ({ error }) => look(error));
  page.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}

function folderOf({ release: { entry } }: LoadedRemote): string {
  return new URL('.', new URL(entry, location.href)).href;
}
