import type { AnalysisResult } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { useState } from 'react';
import { useStore } from 'zustand';
import { KeyboardDialog } from '../features/keys/index.ts';
import { stepZoom, type Zoom } from '../features/pages/index.ts';
import { DownloadMenu } from '../features/report/index.ts';
import type { ReviewItem } from '../shared/review-item.ts';
import { ToolButton } from '../shared/tool-button.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import { FindingWork } from './finding-work.tsx';
import { FindingsList } from './findings-list.tsx';
import type { OpenReview } from './open-review.ts';
import { PhoneBar } from './phone-bar.tsx';
import styles from './review-page.module.css';
import { SkipLinks } from './skip-links.tsx';
import { SubBar } from './sub-bar.tsx';
import { useFindings, type Findings } from './use-findings.ts';
import { useKeyActs } from './use-key-acts.ts';
import { useMedia } from './use-media.ts';
import { useNow } from './use-now.ts';
import { usePanes } from './use-panes.ts';
import { WorkBanners } from './work-banners.tsx';

const { page: texts } = reviewMessages;

export interface ReviewPageProps {
  readonly host: HostServices;
  readonly review: OpenReview;
  readonly result: AnalysisResult;
}

/** On a phone a page is wider than the screen: this large it can be read. */
const narrowZoom = 0.85;

interface WorkProps extends ReviewPageProps {
  readonly findings: Findings;
  readonly item: ReviewItem;
  readonly isNarrow: boolean;
  readonly isMedium: boolean;
}

export function ReviewPage(props: ReviewPageProps) {
  const { result } = props;
  const isNarrow = useMedia('(max-width: 899px)');
  const isMedium = useMedia('(min-width: 900px) and (max-width: 1199px)');
  const findings = useFindings({ ...props, isNarrow });
  const [first] = findings.items;
  if (first === undefined) throw new Error(`A result of ${result.documents.length} documents has nothing to review`);
  return (
    <Review {...props} findings={findings} item={findings.item ?? first} isNarrow={isNarrow} isMedium={isMedium} />
  );
}

/** The page: list, finding and pages, and where one decides. It fills the window and does not scroll itself. */
function Review(props: WorkProps) {
  const { host, review, findings, item, isNarrow, isMedium } = props;
  const comparison = useStore(review.store, (state) => state.comparison);
  const now = useNow();
  const view = usePanes(item);
  const [zoom, setZoom] = useState<Zoom>(isNarrow ? narrowZoom : 'text');
  const [isFinding, setFinding] = useState(false);
  const { counts, isListHidden, setListHidden } = findings;
  const keys = useKeyActs({
    search: findings.search,
    onStep: findings.step,
    onNextOpen: findings.goToNextOpen,
    onFind: () => setFinding(true),
    onAccept: findings.accept,
    onPanel: findings.openPanel,
    onUndo: findings.undo,
    onSeveral: () => (findings.ticked === null ? findings.toggleSeveral() : findings.tick(item.id)),
    onList: () => setListHidden(!isListHidden),
    onFit: () => setZoom('text'),
    onZoomStep: (by) => setZoom(stepZoom(typeof zoom === 'number' ? zoom * (96 / 72) : 96 / 72, by)),
    onShow: (index, side) => {
      const reading = item.readings[index];
      if (reading !== undefined) view.show(reading.document.id, side);
    },
  });
  if (comparison === null) return null;
  const isListShown = isNarrow ? findings.chosen === null : !isListHidden;
  const isWorkShown = !isNarrow || findings.chosen !== null;
  return (
    <div className={styles['page']}>
      <SkipLinks />
      {isNarrow && findings.chosen !== null ? (
        <PhoneBar
          number={item.number}
          all={findings.items.length}
          onBack={() => findings.choose(null)}
          onStep={findings.step}
        />
      ) : (
        <SubBar
          host={host}
          store={review.store}
          comparison={comparison}
          now={now}
          onKeyboard={() => keys.setHelpOpen(true)}
        >
          <DownloadMenu decided={counts.decided} all={counts.all} onDownload={findings.download} />
        </SubBar>
      )}
      <WorkBanners
        store={review.store}
        comparison={comparison}
        now={now}
        decided={counts.decided}
        numberOf={(id) => findings.items.find((one) => one.id === id)?.number ?? 0}
        onDownload={() => findings.download()}
      />
      <div className={styles['columns']}>
        {isListShown && <FindingsList findings={findings} isNarrow={isNarrow} isOver={isMedium} />}
        {isWorkShown && (
          <section className={styles['work']} aria-label={reviewMessages.finding.region}>
            <FindingWork
              item={item}
              items={findings.items}
              shelf={review.shelf}
              view={view}
              zoom={zoom}
              onZoom={setZoom}
              isFinding={isFinding}
              onFinding={setFinding}
              isNarrow={isNarrow}
              listTool={
                <ToolButton
                  outline="wide"
                  label={isListHidden ? texts.showList : texts.hideList}
                  aria-pressed={isListHidden}
                  onClick={() => setListHidden(!isListHidden)}
                />
              }
              onChoose={findings.choose}
            />
            <DecisionFoot findings={findings} now={now} isNarrow={isNarrow} />
          </section>
        )}
      </div>
      {keys.isHelpOpen && (
        <KeyboardDialog isOn={keys.isOn} onSwitch={keys.switchOn} onClose={() => keys.setHelpOpen(false)} />
      )}
    </div>
  );
}
