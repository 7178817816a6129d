import type { AnalysisResult } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import type { ReviewItem } from '../shared/review-item.ts';
import type { OpenReview } from './open-review.ts';
import type { Findings } from './use-findings.ts';
import type { Versions } from './use-versions.ts';

export interface ReviewPageProps {
  readonly host: HostServices;
  readonly review: OpenReview;
  readonly result: AnalysisResult;
}

/** What the parts of the page have in common. */
export interface WorkProps extends ReviewPageProps {
  readonly findings: Findings;
  /** The finding that is shown; null where a paper has changes and no findings. */
  readonly item: ReviewItem | null;
  readonly versions: Versions | null;
  /** Set while the whole paper is shown. */
  readonly paper: Versions | null;
  readonly onPaper: (isPaper: boolean) => void;
  readonly isNarrow: boolean;
  readonly isMedium: boolean;
}
