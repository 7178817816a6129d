// First: see there.
import { openPdf } from './open-pdf.ts';
import type { RemoteProps } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import { ReviewOfComparison } from './review-of-comparison.tsx';

/** The review of the comparison that the address names. */
export function ReviewApp({ host }: RemoteProps) {
  const id = /([^/]+)\/*$/.exec(useLocation().pathname)?.[1] ?? '';
  return <ReviewOfComparison key={id} host={host} id={id} openPdf={openPdf} />;
}
