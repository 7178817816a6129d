import type { FindingCounts, Severity } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';
import { Icon } from '@app/shared/ui';
import styles from './severity-counts.module.css';

const texts = dashboardMessages.report;
const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];
const filledBars = { high: 3, medium: 2, low: 1 } as const;

/** Three bars, as many filled as the severity weighs; the word always stands beside it. */
function SeverityGlyph({ severity }: { readonly severity: Severity }) {
  if (severity === 'info') return <Icon name="info" size={16} />;
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      {[5, 8.5, 12].map((height, index) => (
        <rect
          key={height}
          className={index < filledBars[severity] ? styles['filled'] : styles['hollow']}
          x={1.5 + index * 5}
          y={14 - height}
          width="3.5"
          height={height}
          rx="1"
        />
      ))}
    </svg>
  );
}

/** How many discrepancies of each severity, as figures and as shares of one bar. */
export function SeverityCounts({ counts }: { readonly counts: FindingCounts }) {
  return (
    <>
      <dl className={styles['counts']} aria-label={texts.countsLabel}>
        {severities.map((severity) => (
          <div key={severity} className={styles['count']} data-severity={severity}>
            <dt className={styles['word']}>
              <SeverityGlyph severity={severity} />
              {texts.severities[severity]}
            </dt>
            <dd className={styles['figure']}>{counts[severity]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['shares']} aria-hidden="true">
        {severities
          .filter((severity) => counts[severity] > 0)
          .map((severity) => (
            <span
              key={severity}
              className={styles['share']}
              data-severity={severity}
              style={{ flexGrow: counts[severity] }}
            />
          ))}
      </div>
    </>
  );
}
