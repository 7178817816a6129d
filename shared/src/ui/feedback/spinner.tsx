import styles from './spinner.module.css';

/** A turning ring beside the words that say what goes on. Still when motion is reduced. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className={styles['spinner']} width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle className={styles['track']} cx="10" cy="10" r="8.5" />
      <path className={styles['arc']} d="M3.99 3.99a8.5 8.5 0 0 1 12.02 0" />
    </svg>
  );
}
