import { memo, useMemo } from 'react';
import { classes } from '../../shared/classes.ts';
import type { PageFrames } from './page-frames.ts';
import type { PageMark, PageTone } from './page-mark.ts';
import styles from './places-rail.module.css';

export interface PlacesRailProps {
  readonly frames: PageFrames;
  readonly scale: number;
  readonly marks: readonly PageMark[];
  /** Of the pane, in CSS pixels. */
  readonly paneHeight: number;
}

/** Changes of a paper stand out among what other findings are about. */
const changeTones: ReadonlySet<PageTone> = new Set(['struck', 'inserted', 'moved', 'reworded']);

/** How far down the rail a mark stands, in CSS pixels; null where it has no place. */
function topOf({ page, boxes }: PageMark, { frames, scale, paneHeight }: PlacesRailProps): number | null {
  const frame = frames.at(page);
  const [box] = boxes;
  if (frame === undefined || box === undefined) return null;
  return ((frame.top + box[1] * scale) / Math.max(frames.height, paneHeight)) * paneHeight;
}

/** All ticks of a kind as one shape: there may be thousands. */
function ticksOf(marks: readonly PageMark[], props: PlacesRailProps): string {
  const tops = marks.flatMap((mark) => topOf(mark, props)?.toFixed(1) ?? []);
  return [...new Set(tops)].map((top) => `M2 ${top}h7v2h-7z`).join('');
}

/** Where in the whole paper there is something to see. Hidden from readers: the list says the same. Not drawn anew by scrolling. */
export const PlacesRail = memo(function PlacesRail(props: PlacesRailProps) {
  const { frames, scale, marks, paneHeight } = props;
  const ticks = useMemo(() => {
    const others = marks.filter(({ isChosen }) => !isChosen);
    const of = { frames, scale, marks, paneHeight };
    return {
      plain: ticksOf(
        others.filter(({ tone }) => !changeTones.has(tone)),
        of,
      ),
      changes: ticksOf(
        others.filter(({ tone }) => changeTones.has(tone)),
        of,
      ),
    };
  }, [frames, scale, marks, paneHeight]);
  return (
    <div className={styles['rail']} style={{ height: paneHeight }} aria-hidden="true">
      <svg className={styles['ticks']}>
        <path className={styles['plain']} d={ticks.plain} />
        <path className={styles['changes']} d={ticks.changes} />
      </svg>
      {marks.map((mark) => {
        const top = mark.isChosen ? topOf(mark, props) : null;
        if (top === null) return null;
        return <span key={mark.id} className={classes(styles['chosen'], styles[mark.tone])} style={{ top }} />;
      })}
    </div>
  );
});
