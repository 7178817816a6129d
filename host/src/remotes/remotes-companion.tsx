import { lazy, Suspense, useEffect, useState } from 'react';
import type { HostServices } from '@app/shared/federation';
import { pageRemotes } from './page-remotes.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
// Here and not where it is used: styles in a lazy chunk would bring the code that loads styles into the first one.
import './remotes-companion.module.css';

/** A page younger than this has just been given the newest releases. */
const watchAfterMs = 5 * 60_000;

const ReleaseOffer = lazy(async () => ({ default: (await import('./offer/release-offer.tsx')).ReleaseOffer }));
const RemotesPanel = lazy(async () => ({ default: (await import('./panel/remotes-panel.tsx')).RemotesPanel }));

export interface RemotesCompanionProps {
  readonly host: HostServices;
  /** Whether a reload now would lose work. */
  readonly isHeld: () => boolean;
}

/** What goes along with the remotes and is loaded only when needed: the offer of newer releases, the panel for developers. */
export function RemotesCompanion({ host, isHeld }: RemotesCompanionProps) {
  const isWatching = useWatchTime();
  const [wantsPanel] = useState(() => new URLSearchParams(location.search).get('mfe') === '1');
  if (!isWatching && !wantsPanel) {
    return null;
  }
  const remotes = pageRemotes(host.settings.apiBase);
  return (
    <RemoteBoundary onBroken={(_phase, error) => console.warn('A companion of the page broke', error)}>
      <Suspense>
        {isWatching && <ReleaseOffer remotes={remotes} isHeld={isHeld} onReload={() => location.reload()} />}
        {wantsPanel && <RemotesPanel remotes={remotes} />}
      </Suspense>
    </RemoteBoundary>
  );
}

/** True once the page has been open for a while, or comes back to the front. */
function useWatchTime(): boolean {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') setIsTime(true);
    };
    const timer = setTimeout(() => setIsTime(true), watchAfterMs);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return isTime;
}
