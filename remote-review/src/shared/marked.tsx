import { classes } from './classes.ts';
import { partsOf, type MarkedText } from './marked-text.ts';
import styles from './marked.module.css';

export type MarkTone = 'a' | 'b' | 'c' | 'none' | 'struck' | 'inserted' | 'moved' | 'reworded' | 'found';

/** Words with what differs marked: by form first, then by colour. */
export function Marked({ value, tone }: { readonly value: MarkedText; readonly tone: MarkTone }) {
  return (
    <bdi className={styles['words']}>
      {partsOf(value).map(({ text, isMarked }, index) =>
        isMarked && tone !== 'none' ? (
          // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity and never move
          <mark key={index} className={classes(styles['mark'], styles[tone])}>
            {text}
          </mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <span key={index}>{text}</span>
        ),
      )}
    </bdi>
  );
}
