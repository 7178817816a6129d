import type { HostServices } from '@app/shared/federation';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { OpenPdf } from '../features/pages/index.ts';
import { unsentOf } from '../features/review-state/index.ts';
import { NothingFound } from './nothing-found.tsx';
import { openReview } from './open-review.ts';
import { ReviewPage } from './review-page.tsx';
import { DeletedView, FailedView, MissingView, OpeningView, OutdatedView, UnfinishedView } from './review-states.tsx';

export interface ReviewOfComparisonProps {
  readonly host: HostServices;
  readonly id: string;
  readonly openPdf: OpenPdf;
}

/** A comparison under review, or why there is nothing to review. */
export function ReviewOfComparison({ host, id, openPdf }: ReviewOfComparisonProps) {
  const [review] = useState(() => openReview(host, id, openPdf));
  const phase = useStore(review.store, (state) => state.phase);
  const comparison = useStore(review.store, (state) => state.comparison);
  const waits = useStore(review.store, ({ phase: { kind }, book }) => {
    // What is gone takes no decision any more: nothing is lost by leaving it.
    return kind !== 'deleted' && kind !== 'missing' && unsentOf(book).size > 0;
  });
  useEffect(() => review.start(), [review]);
  useEffect(() => (waits ? host.holdPage('leave') : undefined), [host, waits]);

  switch (phase.kind) {
    case 'opening':
      return <OpeningView />;
    case 'missing':
      return <MissingView />;
    case 'deleted':
      return <DeletedView at={phase.at} />;
    case 'unfinished':
      return <UnfinishedView comparison={comparison} />;
    case 'outdated':
      return <OutdatedView onReload={() => window.location.reload()} />;
    case 'failed':
      return <FailedView reference={phase.reference} onRetry={() => void review.store.getState().load()} />;
    case 'ready':
      return phase.result.findings.length === 0 && (phase.result.changes ?? []).length === 0 ? (
        <NothingFound review={review} result={phase.result} />
      ) : (
        <ReviewPage host={host} review={review} result={phase.result} />
      );
  }
}
