import styles from './letter.module.css';

/** What a document is called beside its quotes. `side` says whose reading it is: one line under A, two under B. */
export function Letter({ letter, side }: { readonly letter: string | null; readonly side?: 'a' | 'b' | undefined }) {
  return (
    <span className={styles['letter']} data-side={side}>
      {letter ?? '–'}
    </span>
  );
}
