import { comparisonsMessages, dashboardMessages } from '@app/shared/messages';
import { Button, Dialog, Icon, PagePair, ProgressBar } from '@app/shared/ui';
import { useEffect, useMemo } from 'react';
import styles from './analysis-overlay.module.css';
import { OverlayMessages } from './overlay-messages.tsx';
import { overlayRows, whatIsLeft } from './overlay-rows.ts';
import { OverlaySteps } from './overlay-steps.tsx';
import type { RunProgress } from './run-progress.ts';
import type { RunFile } from './run-record.ts';

const texts = dashboardMessages.analysis;

export interface AnalysisOverlayProps {
  readonly files: readonly RunFile[];
  readonly progress: RunProgress;
  /** The browser has no connection: the run goes on, but nothing of it is heard. */
  readonly isOffline: boolean;
  /** Says a sentence to readers; one that is final does not wait for its turn. */
  readonly announce: (text: string, isFinal?: boolean) => void;
  readonly onCancel: () => void;
  readonly onBackground: () => void;
}

function Head({ progress, isOffline }: Pick<AnalysisOverlayProps, 'progress' | 'isOffline'>) {
  return (
    <div className={styles['head']}>
      <div className={styles['pair']} data-still={isOffline || undefined}>
        <PagePair state="running" />
      </div>
      <div className={styles['words']}>
        <p className={styles['title']} data-autofocus tabIndex={-1}>
          {texts.processing}
        </p>
        <p className={styles['current']}>{progress.text}</p>
      </div>
      {progress.percent !== null && <p className={styles['percent']}>{progress.percent}%</p>}
    </div>
  );
}

/** How long it takes, as far as it can be told now. */
function timeOf({ remainingMs, queuePlace }: RunProgress, isOffline: boolean): string {
  if (isOffline) return texts.pausedHere;
  if (queuePlace !== null) return comparisonsMessages.inQueue(queuePlace);
  return remainingMs === null ? '' : texts.remaining(remainingMs);
}

function Left({ left, time }: { readonly left: string; readonly time: string }) {
  return (
    <p className={styles['left']}>
      <span>
        {left !== '' && (
          <>
            <strong>{texts.left}</strong> {left}
          </>
        )}
      </span>
      {time !== '' && <span className={styles['time']}>{time}</span>}
    </p>
  );
}

/** Covers the page while an analysis runs: where it is, what is left, every message as it came, and two ways out. */
export function AnalysisOverlay(props: AnalysisOverlayProps) {
  const { files, progress, isOffline, announce, onCancel, onBackground } = props;
  const rows = useMemo(() => overlayRows(progress, files), [progress, files]);
  // Said later, it would be heard on the page that one has gone to meanwhile.
  const hasEnded = !isOffline && progress.step === 'done';
  const spoken = isOffline ? texts.offline : progress.text;
  useEffect(() => announce(spoken, hasEnded), [announce, spoken, hasEnded]);
  useEffect(() => () => announce('', true), [announce]);
  // Before the server has named the run there is nothing that could be found again, or cancelled.
  const isNamed = progress.jobId !== null;
  return (
    <Dialog title={texts.processing} hideTitle width="overlay" busy onCancel={isNamed ? onBackground : undefined}>
      <Head progress={progress} isOffline={isOffline} />
      <ProgressBar value={progress.percent ?? 0} label={texts.barLabel} tone={isOffline ? 'muted' : 'accent'} />
      {isOffline && (
        <p className={styles['offline']}>
          <Icon name="warning" />
          {texts.offline}
        </p>
      )}
      <Left left={whatIsLeft(progress, files)} time={timeOf(progress, isOffline)} />
      <OverlaySteps rows={rows} isPaused={isOffline} />
      <OverlayMessages
        log={progress.log}
        actions={
          isNamed && (
            <>
              <Button variant="quiet" size="row" onClick={onCancel}>
                {texts.cancel}
              </Button>
              <Button variant="secondary" size="row" onClick={onBackground}>
                {texts.inBackground}
              </Button>
            </>
          )
        }
      />
    </Dialog>
  );
}
