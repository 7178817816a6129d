import {
  listedChangeClasses,
  type ChangeCounts,
  type FindingCounts,
  type ListedChangeClass,
  type Severity,
} from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { SeverityGlyph } from '@app/shared/ui';
import type { ReactNode } from 'react';
import styles from './severity-counts.module.css';

const texts = dashboardMessages.report;
const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];

interface Figure {
  /** Names the colour of its share. */
  readonly key: Severity | ListedChangeClass;
  readonly word: string;
  readonly count: number;
  readonly glyph?: ReactNode;
}

/** Figures side by side, and their shares of one bar. */
function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <>
      <dl className={styles['counts']} aria-label={label}>
        {figures.map(({ key, word, count, glyph }) => (
          <div key={key} className={styles['count']}>
            <dt className={styles['word']}>
              {glyph}
              {word}
            </dt>
            <dd className={styles['figure']}>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['shares']} aria-hidden="true">
        {figures
          .filter(({ count }) => count > 0)
          .map(({ key, count }) => (
            <span key={key} className={styles['share']} data-share={key} style={{ flexGrow: count }} />
          ))}
      </div>
    </>
  );
}

/** How many discrepancies of each severity. */
export function SeverityCounts({ counts }: { readonly counts: FindingCounts }) {
  const figures = severities.map((severity) => ({
    key: severity,
    word: texts.severities[severity],
    count: counts[severity],
    glyph: <SeverityGlyph severity={severity} />,
  }));
  return <Figures label={texts.countsLabel} figures={figures} />;
}

/** How many changes of each class; those of which there are none are left out. */
export function ChangeCountsBar({ counts }: { readonly counts: ChangeCounts }) {
  const told = listedChangeClasses.filter((kind) => kind === 'substance' || counts[kind] > 0);
  const figures = told.map((kind) => ({ key: kind, word: texts.changeClasses[kind], count: counts[kind] }));
  return <Figures label={texts.changesLabel} figures={figures} />;
}
