import type { HostServices } from '@app/shared/federation';
import { useSession } from '@app/shared/session';
import { useEffect, useState } from 'react';
import type { Dashboard } from './create-dashboard.ts';

/** Follows the end of the login: what waits for it goes on by itself when somebody has logged in again. */
export function useLoginAgain(host: HostServices, { uploads, lost }: Dashboard) {
  const hasEnded = useSession(host.session, ({ ended }) => ended);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!hasEnded) uploads.getState().loggedIn();
  }, [hasEnded, uploads]);

  /** In this tab, where no window can be had: the guard leads to the login page and back here, and the names are kept. */
  const logInHere = async () => {
    const names = uploads.getState().items.map(({ file: { name, size } }) => ({ name, size }));
    await host.session.getState().refreshUser();
    lost.show(names);
  };
  const logIn = async () => {
    setIsBusy(true);
    const outcome = (await host.loginWindow?.loginAgain()) ?? 'blocked';
    setIsBusy(false);
    if (outcome === 'blocked') await logInHere();
  };
  return { hasEnded, isBusy, logIn };
}
