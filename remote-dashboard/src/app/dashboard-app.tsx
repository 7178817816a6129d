import { microsoftReturnOf } from '@app/shared/contracts';
import type { RemoteProps } from '@app/shared/federation';
import { dashboardMessages } from '@app/shared/messages';
import { useSession } from '@app/shared/session';
import { FullScreenLoader } from '@app/shared/ui';
import { useEffect, useState } from 'react';
import { finishSignIn } from '../features/cloud/index.ts';
import { DashboardPage } from './dashboard-page.tsx';

function SignInWindow() {
  useEffect(() => {
    finishSignIn().catch((error: unknown) => console.warn('The sign-in could not be finished', error));
  }, []);
  return <FullScreenLoader message={dashboardMessages.cloud.finishingSignIn} />;
}

/** The dashboard; or, in a window that Microsoft's sign-in sent back here, only what finishes that sign-in. */
export function DashboardApp({ host }: RemoteProps) {
  // Decided once: handing the answer over takes it out of the address.
  const [isSignInWindow] = useState(() => microsoftReturnOf(window.location, window.opener !== null) === 'msal');
  const email = useSession(host.session, ({ user }) => user?.email);
  // Somebody else may log in without the page being left: it begins anew for them.
  return isSignInWindow ? <SignInWindow /> : <DashboardPage key={email} host={host} />;
}
