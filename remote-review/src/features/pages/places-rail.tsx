import { classes } from '../../shared/classes.ts';
import type { PageFrame, Pane } from './page-layout.ts';
import type { PageMark } from './page-mark.ts';
import styles from './places-rail.module.css';

export interface PlacesRailProps {
  readonly frames: readonly PageFrame[];
  readonly height: number;
  readonly scale: number;
  readonly marks: readonly PageMark[];
  readonly view: Pane;
}

/** Where in the whole paper there is something to see. Hidden from readers: the list says the same. */
export function PlacesRail({ frames, height, scale, marks, view }: PlacesRailProps) {
  return (
    <div className={styles['rail']} style={{ height: view.height }} aria-hidden="true">
      {marks.map(({ id, page, boxes, tone, isChosen }) => {
        const frame = frames[page - 1];
        const [box] = boxes;
        if (frame === undefined || box === undefined) return null;
        const top = ((frame.top + box[1] * scale) / Math.max(height, view.height)) * view.height;
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
}
