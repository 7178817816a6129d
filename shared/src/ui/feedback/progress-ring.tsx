import { wholePercent } from './progress-bar.tsx';
import styles from './progress-ring.module.css';

const radius = 8.5;
const circumference = 2 * Math.PI * radius;

/** A 20 px ring filled to a percentage. Decoration: the bar and the words beside it say the same. */
export function ProgressRing({ value }: { readonly value: number }) {
  const filled = (circumference * wholePercent(value)) / 100;
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle className={styles['track']} cx="10" cy="10" r={radius} />
      <circle
        className={styles['fill']}
        cx="10"
        cy="10"
        r={radius}
        strokeDasharray={`${filled} ${circumference}`}
        transform="rotate(-90 10 10)"
      />
    </svg>
  );
}
