import { useCallback, useEffect, useRef, useState } from 'react';
import type { RemoteName } from '@app/shared/federation';
import type { FailurePhase } from '@app/shared/contracts';
import { newReference, RemoteUnavailableError } from './remote-errors.ts';
import type { LoadedRemote } from './race-releases.ts';
import type { RemoteLoader } from './remote-loader.ts';

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly loaded: LoadedRemote }
  | {
      readonly status: 'failed';
      readonly reference: string;
      readonly isHanging: boolean;
      /** It was there and broke in use. */
      readonly hasArrived: boolean;
    };

export interface RemoteInUse {
  readonly state: RemoteState;
  /** Says that the loaded release broke. The next one is tried without asking; when there is none the state is failed. */
  readonly onBroken: (loaded: LoadedRemote, phase: FailurePhase, error: unknown) => void;
  /** Gives all releases another chance; in a new page when another one is live by now, or this one can bring none. */
  readonly onRetry: () => void;
}

/** What a retry asks of the page and of the server behind it. */
export interface PageAround {
  readonly reloadPage: () => void;
  /** Whether another release of the remote is live by now. Never rejects. */
  readonly isReplaced: (name: RemoteName) => Promise<boolean>;
}

const loading: RemoteState = { status: 'loading' };

/**
 * Loads a remote and follows it through failures. State and not Suspense: React holds back what a boundary reveals for
 * 300 ms after it has shown a fallback, which would be most of the wait.
 */
export function useRemote(loader: RemoteLoader, name: RemoteName, page: PageAround): RemoteInUse {
  const { reloadPage, isReplaced } = page;
  const [state, setState] = useState(() => {
    const loaded = loader.working(name);
    return loaded === undefined ? loading : ({ status: 'loaded', loaded } satisfies RemoteState);
  });
  const hasRetried = useRef(false);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    loader.load(name).then(
      (loaded) => isCurrent && setState({ status: 'loaded', loaded }),
      (error: unknown) => {
        const known = error instanceof RemoteUnavailableError ? error : null;
        console.warn(error);
        if (isCurrent) {
          const reference = known?.reference ?? newReference(name, 'none');
          setState({ status: 'failed', reference, isHanging: known?.isHanging ?? false, hasArrived: false });
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, name, turn]);

  const loadAgain = useCallback(() => {
    setState(loading);
    setTurn((last) => last + 1);
  }, []);

  const onBroken = useCallback<RemoteInUse['onBroken']>(
    (loaded, phase, error) => {
      const reference = loader.markBroken(loaded, phase, error);
      if (loader.hasAnother(name)) loadAgain();
      else setState({ status: 'failed', reference, isHanging: false, hasArrived: phase === 'render' });
    },
    [loader, name, loadAgain],
  );

  const isHanging = state.status === 'failed' && state.isHanging;
  const onRetry = useCallback(() => {
    loader.forgive(name);
    if (isHanging || hasRetried.current) {
      reloadPage();
      return;
    }
    hasRetried.current = true;
    setState(loading);
    // What this tab knows of may be taken back or gone for good: a new page has what is live by now.
    void isReplaced(name).then((isOutdated) => (isOutdated ? reloadPage() : loadAgain()));
  }, [loader, name, loadAgain, isHanging, reloadPage, isReplaced]);

  return { state, onBroken, onRetry };
}
