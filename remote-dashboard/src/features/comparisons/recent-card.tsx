import { comparisonsMessages } from '@app/shared/messages';
import { Button, Card, Icon, PagePair, VisuallyHidden } from '@app/shared/ui';
import { useId, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ComparisonsStore } from './create-comparisons-store.ts';
import { isUnderWay, timeLeftOf } from './describe-comparison.ts';
import styles from './recent-card.module.css';
import { RecentRow, type RowActs } from './recent-row.tsx';
import { useNow } from './use-now.ts';

const texts = comparisonsMessages;

export interface RecentCardProps {
  readonly comparisons: ComparisonsStore;
  readonly retentionHours: number;
  readonly acts: RowActs;
  /** Stands at the foot of an empty card. */
  readonly emptyFoot: ReactNode;
}

/** Times left are told by the minute, those of a run by the second or so. */
const tickMs = 5_000;

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <div key={row} className={styles['skeleton']}>
          <span className={styles['bone']} />
          <span className={styles['bone']} />
        </div>
      ))}
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles['failed']} role="alert">
      <Icon name="warning" />
      <p>{texts.loadFailed}</p>
      <Button variant="secondary" size="row" icon="refresh" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}

function Nothing({ hours, foot }: { readonly hours: number; readonly foot: ReactNode }) {
  return (
    <>
      <div className={styles['nothing']}>
        <PagePair state="empty" height={72} />
        <div>
          <p className={styles['nothingTitle']}>{texts.nothing}</p>
          <p className={styles['nothingHint']}>{texts.nothingHint(hours)}</p>
        </div>
      </div>
      {foot}
    </>
  );
}

/** The way to those that are not in the list yet. */
function Older({ comparisons }: Pick<RecentCardProps, 'comparisons'>) {
  const older = useStore(comparisons, (state) => state.older);
  if (older === 'none') return null;
  return (
    <div className={styles['older']}>
      {older === 'failed' && <p role="alert">{texts.olderFailed}</p>}
      <Button
        variant="secondary"
        size="row"
        busy={older === 'loading'}
        onClick={() => void comparisons.getState().showOlder()}
      >
        {texts.showOlder}
      </Button>
    </div>
  );
}

function Rows({ comparisons, retentionHours, acts, emptyFoot }: RecentCardProps) {
  const list = useStore(comparisons, (state) => state.list);
  const now = useNow(tickMs);
  // What is due goes off the page at once, however busy the server is with deleting it.
  const kept = list.filter((comparison) => isUnderWay(comparison) || timeLeftOf(comparison, now) !== null);
  if (kept.length === 0) return <Nothing hours={retentionHours} foot={emptyFoot} />;
  return (
    <>
      <ul aria-label={texts.title}>
        {kept.map((comparison) => (
          <RecentRow key={comparison.id} comparison={comparison} now={now} acts={acts} />
        ))}
      </ul>
      <Older comparisons={comparisons} />
    </>
  );
}

/** One's comparisons until their retention ends. */
export function RecentCard(props: RecentCardProps) {
  const { comparisons, retentionHours } = props;
  const phase = useStore(comparisons, (state) => state.phase);
  const titleId = useId();
  return (
    <Card padding="none" aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {texts.title}
        </h2>
        <p className={styles['kept']}>{texts.keptEach(retentionHours)}</p>
      </header>
      {phase === 'loading' && <Loading />}
      {phase === 'failed' && <Failed onRetry={() => void comparisons.getState().load()} />}
      {phase === 'ready' && <Rows {...props} />}
    </Card>
  );
}
