// First: see there.
import { openPdf } from './open-pdf.ts';
import type { RemoteProps } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import { useSession } from '@app/shared/session';
import { ReviewOfComparison } from './review-of-comparison.tsx';

/** The review of the comparison that the address names. */
export function ReviewApp({ host }: RemoteProps) {
  const id = /([^/]+)\/*$/.exec(useLocation().pathname)?.[1] ?? '';
  const email = useSession(host.session, ({ user }) => user?.email) ?? '';
  // Somebody else may log in without the page being left: it begins anew for them.
  return <ReviewOfComparison key={`${id} ${email}`} host={host} id={id} openPdf={openPdf} />;
}
