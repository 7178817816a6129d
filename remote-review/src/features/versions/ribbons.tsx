import { classes } from '../../shared/classes.ts';
import styles from './ribbons.module.css';

/** A change that has a side in either version, in CSS pixels from the top of what is in view. */
export interface Ribbon {
  readonly key: string;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
  readonly isMoved: boolean;
  readonly isChosen: boolean;
}

const width = 44;

/** A band from one side to the other, bent in the middle. */
function pathOf({ left: [top, foot], right: [otherTop, otherFoot] }: Ribbon): string {
  const half = width / 2;
  return (
    `M0 ${top}C${half} ${top} ${half} ${otherTop} ${width} ${otherTop}V${otherFoot}` +
    `C${half} ${otherFoot} ${half} ${foot} 0 ${foot}Z`
  );
}

const isInView = ({ left, right }: Ribbon, height: number): boolean =>
  [left, right].some(([top, foot]) => foot >= 0 && top <= height);

/** Joins what belongs together between both versions. Hidden from readers: the list says the same. */
export function Ribbons({ ribbons, height }: { readonly ribbons: readonly Ribbon[]; readonly height: number }) {
  return (
    <svg className={styles['gutter']} viewBox={`0 0 ${width} ${Math.max(1, height)}`} aria-hidden="true">
      {ribbons
        .filter((ribbon) => isInView(ribbon, height))
        .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
        .map((ribbon) => (
          <path
            key={ribbon.key}
            d={pathOf(ribbon)}
            className={classes(
              styles['ribbon'],
              ribbon.isMoved && styles['moved'],
              ribbon.isChosen && styles['chosen'],
            )}
          />
        ))}
    </svg>
  );
}
