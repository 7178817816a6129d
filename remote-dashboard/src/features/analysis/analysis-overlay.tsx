import { dashboardMessages } from '@app/shared/messages';
import { Dialog, PagePair, ProgressBar } from '@app/shared/ui';
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
  readonly announce: (text: string) => void;
}

function Head({ progress }: { readonly progress: RunProgress }) {
  return (
    <div className={styles['head']}>
      <div className={styles['pair']}>
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

/** Covers the page while an analysis runs: where it is, what is left, and every message as it came. */
export function AnalysisOverlay({ files, progress, announce }: AnalysisOverlayProps) {
  const rows = useMemo(() => overlayRows(progress, files), [progress, files]);
  const left = whatIsLeft(progress, files);
  useEffect(() => announce(progress.text), [announce, progress.text]);
  return (
    <Dialog title={texts.processing} hideTitle width="overlay" busy>
      <Head progress={progress} />
      <ProgressBar value={progress.percent ?? 0} label={texts.barLabel} />
      <p className={styles['left']}>
        <span>
          {left !== '' && (
            <>
              <strong>{texts.left}</strong> {left}
            </>
          )}
        </span>
        {progress.remainingMs !== null && (
          <span className={styles['time']}>{texts.remaining(progress.remainingMs)}</span>
        )}
      </p>
      <OverlaySteps rows={rows} />
      <OverlayMessages log={progress.log} />
    </Dialog>
  );
}
