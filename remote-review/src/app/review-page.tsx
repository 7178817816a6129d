import type { Comparison } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { KeyboardDialog } from '../features/keys/index.ts';
import { DecisionFoot } from './decision-foot.tsx';
import { FindingsList } from './findings-list.tsx';
import { readPlace } from './kept-place.ts';
import { PhoneTools } from './phone-tools.tsx';
import { Heads } from './review-heads.tsx';
import styles from './review-page.module.css';
import type { ReviewPageProps, WorkProps } from './review-props.ts';
import { Work } from './review-work.tsx';
import { useFindings } from './use-findings.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMedia } from './use-media.ts';
import { useNow } from './use-now.ts';
import { useReviewView } from './use-review-view.ts';
import { useToastFoot } from './use-toast-foot.ts';
import { useVersions } from './use-versions.ts';

/** The review of what was found. */
export function ReviewPage(props: ReviewPageProps) {
  const { result, review } = props;
  const versions = useVersions(result, review);
  const [left] = useState(() => readPlace(sessionStorage, review.id));
  const [wantsPaper, setWantsPaper] = useState(left?.isPaper ?? result.documents.length === 2);
  const paper = versions !== null && (wantsPaper || result.findings.length === 0) ? versions : null;
  const isNarrow = useMedia('(max-width: 899px)');
  const isMedium = useMedia('(min-width: 900px) and (max-width: 1199px)');
  const findings = useFindings({ ...props, isNarrow, paper, left });
  return (
    <Review
      {...props}
      findings={findings}
      item={findings.item}
      versions={versions}
      paper={paper}
      onPaper={setWantsPaper}
      isNarrow={isNarrow}
      isMedium={isMedium}
    />
  );
}

/** Retention ends while the page is open. The clock here may be wrong: it is the server that says so. */
function useEnd({ review: { store } }: WorkProps, comparison: Comparison | null, now: number): void {
  const isOver = comparison !== null && now >= Date.parse(comparison.expiresAt);
  useEffect(() => {
    if (isOver) void store.getState().askWhetherOver();
  }, [isOver, now, store]);
}

/** The page: list, finding and pages, and where one decides. It fills the window and does not scroll itself. */
function Review(props: WorkProps) {
  const { review, findings, isNarrow, isMedium, paper } = props;
  const comparison = useStore(review.store, (state) => state.comparison);
  const now = useNow();
  const view = useReviewView(props);
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useToastFoot(isNarrow);
  useEnd(props, comparison, now);
  const { keys } = view;
  if (comparison === null) return null;
  const isPaper = paper !== null;
  const isListShown = isNarrow ? findings.chosen === null : !findings.isListHidden;
  return (
    <div ref={page} className={styles['page']}>
      <Heads
        {...props}
        comparison={comparison}
        now={now}
        onKeyboard={() => keys.setHelpOpen(true)}
        phoneTools={<PhoneTools view={view} findings={findings} />}
      />
      <div className={styles['columns']}>
        {isListShown && <FindingsList findings={findings} isNarrow={isNarrow} isOver={isMedium} isPaper={isPaper} />}
        {(!isNarrow || findings.chosen !== null) && (
          <section className={styles['work']} aria-label={reviewMessages.finding.region}>
            <Work {...props} view={view} />
            <DecisionFoot findings={findings} now={now} isNarrow={isNarrow} isPaper={isPaper} />
          </section>
        )}
      </div>
      {keys.isHelpOpen && (
        <KeyboardDialog isOn={keys.isOn} onSwitch={keys.switchOn} onClose={() => keys.setHelpOpen(false)} />
      )}
    </div>
  );
}
