import { classes } from './classes.ts';
import styles from './letter.module.css';
import type { Side } from './readings.ts';

/** The letter of a document, in the colour of its reading. */
export function Letter({ children, side }: { readonly children: string; readonly side: Side }) {
  return <span className={classes(styles['letter'], styles[side])}>{children}</span>;
}
