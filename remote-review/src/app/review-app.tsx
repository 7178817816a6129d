import type { RemoteProps } from '@app/shared/federation';
import { useLocation } from '@app/shared/router';
import { loadPdfOpener, type OpenPdf } from '../features/pages/index.ts';
import { ReviewOfComparison } from './review-of-comparison.tsx';

const openPdf: OpenPdf = async (url) => (await loadPdfOpener())(url);

/** The review of the comparison that the address names. */
export function ReviewApp({ host }: RemoteProps) {
  const id = /([^/]+)\/*$/.exec(useLocation().pathname)?.[1] ?? '';
  return <ReviewOfComparison key={id} host={host} id={id} openPdf={openPdf} />;
}
