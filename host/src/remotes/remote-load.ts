import type { RemoteName } from '@app/shared/federation';
import type { LoadedRemote, RemoteLoader } from './remote-loader.ts';

/** One go at loading a remote, and the release it came to. */
export interface RemoteLoad {
  readonly promise: Promise<LoadedRemote>;
  readonly result: () => LoadedRemote | undefined;
}

/** Starts to load the best release of a remote. */
export function startLoad(loader: RemoteLoader, name: RemoteName): RemoteLoad {
  const promise = loader.load(name);
  let result: LoadedRemote | undefined;
  promise.then(
    (loaded) => {
      result = loaded;
    },
    () => undefined, // whoever reads the promise gets the rejection
  );
  return { promise, result: () => result };
}
