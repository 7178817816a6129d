import { Outline } from '@app/shared/ui';
import { classes } from '../../shared/classes.ts';
import { outlines } from '../../shared/outlines.ts';
import styles from './missing-block.module.css';
import { wordsOfMissing } from './missing-spot.ts';
import type { MissingMark } from './page-mark.ts';

export interface MissingBlockProps {
  readonly mark: MissingMark;
  /** Where on the page, in CSS pixels; undefined above the pages: it has no room on the page that would cover no line. */
  readonly place?: { readonly left: number; readonly width: number; readonly top: number } | undefined;
}

/** Says that something was looked for and not found, and why here. */
export function MissingBlock({ mark, place }: MissingBlockProps) {
  const { what, why } = wordsOfMissing(mark);
  return (
    <div className={classes(styles['block'], place === undefined ? styles['above'] : styles['on'])} style={place}>
      <Outline path={outlines.search} />
      <p>
        {what}
        {why !== null && (
          <>
            <br />
            {why}
          </>
        )}
      </p>
    </div>
  );
}
