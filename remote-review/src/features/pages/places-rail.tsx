import { memo } from 'react';
import { classes } from '../../shared/classes.ts';
import type { PageFrame } from './page-layout.ts';
import type { PageMark } from './page-mark.ts';
import styles from './places-rail.module.css';

export interface PlacesRailProps {
  readonly frames: readonly PageFrame[];
  readonly height: number;
  readonly scale: number;
  readonly marks: readonly PageMark[];
  /** Of the pane, in CSS pixels. */
  readonly paneHeight: number;
}

/** Where in the whole paper there is something to see. Hidden from readers: the list says the same. Not drawn anew by scrolling. */
export const PlacesRail = memo(function PlacesRail({ frames, height, scale, marks, paneHeight }: PlacesRailProps) {
  return (
    <div className={styles['rail']} style={{ height: paneHeight }} aria-hidden="true">
      {marks.map(({ id, page, boxes, tone, isChosen }) => {
        const frame = frames[page - 1];
        const [box] = boxes;
        if (frame === undefined || box === undefined) return null;
        const top = ((frame.top + box[1] * scale) / Math.max(height, paneHeight)) * paneHeight;
        return (
          <span
            key={id}
            className={classes(styles['tick'], styles[tone], isChosen && styles['chosen'])}
            style={{ top }}
          />
        );
      })}
    </div>
  );
});
