import { useEffect, useState } from 'react';
import { remotesMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import type { PageRemotes } from '../page-remotes.ts';
import { bringsOthers, versionsFor } from './find-newer-releases.ts';
import styles from '../remotes-companion.module.css';
import { watchReleases } from './watch-releases.ts';

/** How often a page that has an offer waiting looks whether it may be made. */
const askAgainMs = 1_000;

export interface ReleaseOfferProps {
  readonly remotes: PageRemotes;
  /** Whether something runs or is half filled in: not the moment to offer a reload. */
  readonly isHeld: () => boolean;
  readonly onReload: () => void;
}

/** Offers to reload the page when other releases are live, as soon as nothing would be lost by it. */
export function ReleaseOffer({ remotes, isHeld, onReload }: ReleaseOfferProps) {
  const [isWaiting, setIsWaiting] = useState(false);
  const [isSafe, setIsSafe] = useState(false);

  useEffect(() => {
    const { loader, registry, visitorId } = remotes;
    const watch = watchReleases(registry.revision, (newer) => {
      const loaded = loader.inUse().map(({ name, version }) => [name, version]);
      const running = { ...versionsFor(registry, visitorId), ...Object.fromEntries(loaded) };
      setIsWaiting(bringsOthers(newer, visitorId, running));
    });
    return () => watch.stop();
  }, [remotes]);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (): void => setIsSafe(!isHeld());
    ask();
    const timer = setInterval(ask, askAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, isHeld]);

  if (!isWaiting || !isSafe) {
    return null;
  }
  return (
    <section className={styles['offer']} role="status">
      <p className={styles['text']}>{remotesMessages.newVersion}</p>
      <Button variant="secondary" onClick={onReload}>
        {remotesMessages.reload}
      </Button>
      <Button variant="quiet" onClick={() => setIsWaiting(false)}>
        {remotesMessages.later}
      </Button>
    </section>
  );
}
