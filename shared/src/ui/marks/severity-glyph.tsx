import type { Severity } from '../../contracts/analysis-result.ts';
import { Icon } from './icon.tsx';
import styles from './severity-glyph.module.css';

const filledBars = { high: 3, medium: 2, low: 1 } as const;

/** Three bars, as many filled as the severity weighs; the word always stands beside it. */
export function SeverityGlyph({ severity }: { readonly severity: Severity }) {
  if (severity === 'info') return <Icon name="info" size={16} />;
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" className={styles[severity]} aria-hidden="true">
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
