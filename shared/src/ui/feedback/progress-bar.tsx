import { joinClasses } from '../join-classes.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 0 to 100; what lies outside is cut off. */
  readonly value: number;
  /** What is progressing, for readers: "Upload of lease.pdf". */
  readonly label: string;
  /** What it means, for readers, where a percentage is not what one counts in: "3 of 14 decided". */
  readonly valueText?: string;
  /** `muted` stands still: nothing moves for now. */
  readonly tone?: 'accent' | 'success' | 'warning' | 'error' | 'muted';
  /** 8 px for a whole, 4 px for a row. */
  readonly thickness?: 8 | 4;
}

/** A number of percent as a whole number from 0 to 100. */
export function wholePercent(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
}

export function ProgressBar({ value, label, valueText, tone = 'accent', thickness = 8 }: ProgressBarProps) {
  const percent = wholePercent(value);
  return (
    <div
      className={joinClasses(styles['track'], styles[tone], thickness === 4 && styles['thin'])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <div className={styles['fill']} style={{ width: `${percent}%` }} />
    </div>
  );
}
