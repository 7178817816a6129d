import type { Severity } from '@app/shared/contracts';
import styles from './severity-glyph.module.css';

const bars = { info: 0, low: 1, medium: 2, high: 3 } as const satisfies Record<Severity, number>;

/** One to three bars by weight. Hidden from readers: the word stands beside it. */
export function SeverityGlyph({ severity }: { readonly severity: Severity }) {
  return (
    <svg className={styles[severity]} width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
      {[0, 1, 2].map((bar) => (
        <rect
          key={bar}
          className={bar < bars[severity] ? styles['full'] : styles['faint']}
          x={1 + bar * 5}
          y={9 - bar * 3}
          width={3.5}
          height={6 + bar * 3}
          rx={1}
        />
      ))}
    </svg>
  );
}
