import { dashboardMessages } from '@app/shared/messages';
import { Button, ProgressBar } from '@app/shared/ui';
import type { RateEstimate, UploadTotals } from './upload-totals.ts';
import styles from './upload-total.module.css';

const texts = dashboardMessages.uploads;
/** Below this nobody plans by the remaining time. */
const worthSayingMs = 10_000;

export interface UploadTotalProps {
  readonly totals: UploadTotals;
  readonly estimate: RateEstimate | null;
  /** Failed files that can be tried again. */
  readonly retryable: number;
  /** Nothing is sent for now. */
  readonly isPaused: boolean;
  readonly onRetryAll: () => void;
}

/** How far all uploads together are, and the way to try everything that failed once more. */
export function UploadTotal({ totals, estimate, retryable, isPaused, onRetryAll }: UploadTotalProps) {
  const { files, sentBytes, totalBytes, percent } = totals;
  const rate = !isPaused && estimate !== null && estimate.remainingMs > worthSayingMs ? estimate : null;
  return (
    <div className={styles['total']}>
      {totals.coming > 0 && (
        <>
          <p className={styles['head']}>
            <span>{texts.totalLabel(files)}</span>
            <span className={styles['percent']}>{percent}%</span>
          </p>
          <ProgressBar value={percent} label={texts.totalLabel(files)} tone={isPaused ? 'muted' : 'accent'} />
          <p className={styles['detail']}>
            <span>
              {rate === null
                ? texts.sentOf(sentBytes, totalBytes)
                : texts.sentOfAt(sentBytes, totalBytes, rate.bytesPerSecond)}
            </span>
            {rate !== null && <span>{texts.timeLeft(rate.remainingMs)}</span>}
            {isPaused && <span>{texts.paused}</span>}
          </p>
        </>
      )}
      {retryable > 1 && (
        <Button variant="secondary" size="row" icon="refresh" className={styles['retryAll']} onClick={onRetryAll}>
          {texts.retryAll(retryable)}
        </Button>
      )}
    </div>
  );
}
