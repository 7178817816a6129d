import { dashboardMessages } from '@app/shared/messages';
import { Card, PagePair, StatusBar } from '@app/shared/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { UploadsStore } from './create-uploads-store.ts';
import { canRetry } from './upload-item.ts';
import { UploadList } from './upload-list.tsx';
import { UploadTotal } from './upload-total.tsx';
import { totalsOf, type UploadTotals } from './upload-totals.ts';
import styles from './uploads-panel.module.css';
import { useUploads } from './use-uploads.ts';

const texts = dashboardMessages.uploads;
/** One document cannot disagree with itself. */
export const fewestUploads = 2;

export interface UploadsPanelProps {
  readonly uploads: UploadsStore;
  /** Shown at the right of the status once everything is done. */
  readonly startAction: ReactNode;
  /** One line in place of the empty state, because something else on the page says more. */
  readonly isSlimWhenEmpty: boolean;
  /** Stands at the foot of the empty state. */
  readonly emptyFoot: ReactNode;
  readonly onEmptied: () => void;
  /** Says a sentence to screen readers, not too often. */
  readonly announce: (text: string) => void;
}

const isReady = (totals: UploadTotals): boolean => totals.done >= fewestUploads;
/** Whether the analysis may start: two or more, and every single one done. */
export const canAnalyze = (totals: UploadTotals): boolean => isReady(totals) && totals.done === totals.files;

function hintOf({ failed, coming }: UploadTotals): string | undefined {
  const hints = [failed > 0 ? texts.failedHint(failed) : '', coming > 0 ? texts.comingHint(coming) : ''];
  const said = hints.filter((hint) => hint !== '');
  return said.length > 0 ? said.join(' ') : undefined;
}

function EmptyPanel({ isSlim, foot }: { readonly isSlim: boolean; readonly foot: ReactNode }) {
  if (isSlim) {
    return (
      <Card padding="none" className={styles['slim']}>
        <StatusBar
          tone="neutral"
          title={texts.tooFew}
          action={<span className={styles['slimEmpty']}>{texts.empty}</span>}
        />
      </Card>
    );
  }
  return (
    <Card padding="none" className={styles['empty']}>
      <StatusBar tone="neutral" title={texts.tooFew} />
      <div className={styles['nothing']}>
        <PagePair state="empty" />
        <p className={styles['nothingTitle']}>{texts.empty}</p>
        {texts.emptyHint.map((line) => (
          <p key={line} className={styles['nothingHint']}>
            {line}
          </p>
        ))}
      </div>
      {foot}
    </Card>
  );
}

/** The right side of the dashboard: where things stand, how far the uploads are, and the files. */
export function UploadsPanel(props: UploadsPanelProps) {
  const { uploads, startAction, isSlimWhenEmpty, emptyFoot, onEmptied, announce } = props;
  const items = useUploads(uploads, (state) => state.items);
  const estimate = useUploads(uploads, (state) => state.estimate);
  const totals = useMemo(() => totalsOf(items), [items]);
  const retryable = useMemo(() => items.filter(canRetry).length, [items]);
  const title = isReady(totals) ? texts.ready(totals.done) : texts.tooFew;
  const detail = hintOf(totals);
  const spoken = items.length === 0 ? '' : [title, detail].filter(Boolean).join(' ');
  useEffect(() => announce(spoken), [announce, spoken]);
  if (items.length === 0) return <EmptyPanel isSlim={isSlimWhenEmpty} foot={emptyFoot} />;
  return (
    <Card padding="none">
      <StatusBar
        tone={isReady(totals) ? 'success' : 'neutral'}
        title={title}
        detail={detail}
        isLive={false}
        action={canAnalyze(totals) ? startAction : undefined}
      />
      {(totals.coming > 0 || retryable > 1) && (
        <UploadTotal
          totals={totals}
          estimate={estimate}
          retryable={retryable}
          onRetryAll={() => uploads.getState().retryAllFailed()}
        />
      )}
      <UploadList uploads={uploads} items={items} onEmptied={onEmptied} />
    </Card>
  );
}
