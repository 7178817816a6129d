import type { AnalysisResult, Comparison } from '@app/shared/contracts';
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
/** CSS pixels a point where a page has the size of paper. */
const paperScale = 96 / 72;

interface WorkProps extends ReviewPageProps {
  readonly findings: Findings;
  readonly item: ReviewItem;
  readonly isNarrow: boolean;
  readonly isMedium: boolean;
}

interface HeadsProps extends WorkProps {
  readonly comparison: Comparison;
  readonly now: number;
  readonly onKeyboard: () => void;
}

/** The review of what was found. */
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

/** What the pages of a finding are shown by, and the keys that change it. */
function useReviewView({ findings, item, isNarrow }: WorkProps) {
  const view = usePanes(item);
  const [zoom, setZoom] = useState<Zoom>(isNarrow ? narrowZoom : 'text');
  const [isFinding, setFinding] = useState(false);
  const { isListHidden, setListHidden } = findings;
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
    onZoomStep: (by) => setZoom(stepZoom((typeof zoom === 'number' ? zoom : 1) * paperScale, by)),
    onShow: (index, side) => {
      const reading = item.readings[index];
      if (reading !== undefined) view.show(reading.document.id, side);
    },
  });
  return { view, zoom, setZoom, isFinding, setFinding, keys };
}

/** What stands above list and pages. */
function Heads({ host, review, findings, item, isNarrow, comparison, now, onKeyboard }: HeadsProps) {
  const { counts, items, choose, step, download } = findings;
  return (
    <>
      <SkipLinks />
      {isNarrow && findings.chosen !== null ? (
        <PhoneBar number={item.number} all={items.length} onBack={() => choose(null)} onStep={step} />
      ) : (
        <SubBar host={host} store={review.store} comparison={comparison} now={now} onKeyboard={onKeyboard}>
          <DownloadMenu decided={counts.decided} all={counts.all} onDownload={download} />
        </SubBar>
      )}
      <WorkBanners
        store={review.store}
        comparison={comparison}
        now={now}
        decided={counts.decided}
        numberOf={(id) => items.find((one) => one.id === id)?.number ?? 0}
        onDownload={() => download()}
      />
    </>
  );
}

function ListTool({ findings: { isListHidden, setListHidden } }: Pick<WorkProps, 'findings'>) {
  return (
    <ToolButton
      outline="wide"
      label={isListHidden ? texts.showList : texts.hideList}
      aria-pressed={isListHidden}
      onClick={() => setListHidden(!isListHidden)}
    />
  );
}

/** The page: list, finding and pages, and where one decides. It fills the window and does not scroll itself. */
function Review(props: WorkProps) {
  const { review, findings, item, isNarrow, isMedium } = props;
  const comparison = useStore(review.store, (state) => state.comparison);
  const now = useNow();
  const { view, zoom, setZoom, isFinding, setFinding, keys } = useReviewView(props);
  if (comparison === null) return null;
  const isListShown = isNarrow ? findings.chosen === null : !findings.isListHidden;
  return (
    <div className={styles['page']}>
      <Heads {...props} comparison={comparison} now={now} onKeyboard={() => keys.setHelpOpen(true)} />
      <div className={styles['columns']}>
        {isListShown && <FindingsList findings={findings} isNarrow={isNarrow} isOver={isMedium} />}
        {(!isNarrow || findings.chosen !== null) && (
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
              listTool={<ListTool findings={findings} />}
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
