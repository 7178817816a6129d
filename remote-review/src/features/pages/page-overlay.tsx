import { Fragment } from 'react';
import { classes } from '../../shared/classes.ts';
import { footOf, grown, grownLines, type MissingMark, type PageMark } from './page-mark.ts';
import styles from './page-overlay.module.css';
import type { PageSize } from './pdf-file.ts';

export interface PageOverlayProps {
  readonly size: PageSize;
  /** CSS pixels a point. */
  readonly scale: number;
  readonly marks: readonly PageMark[];
  readonly missing: MissingMark | undefined;
  readonly onChoose: (id: string) => void;
}

/** Beside the ink, in points; on a page that is shown smaller than it is, in CSS pixels. */
const room = 2;

interface MarkProps {
  readonly mark: PageMark;
  /** Points that take the room of one as large as a CSS pixel at least. */
  readonly unit: number;
}

/** How far each line of a box is from the ink: a double line has two. */
function roomsOf(tone: PageMark['tone']): readonly number[] {
  if (tone === 'other') return [1];
  return tone === 'b' ? [room + 1.25, room - 1.25] : [room];
}

function Boxes({ mark, unit, onChoose }: MarkProps & Pick<PageOverlayProps, 'onChoose'>) {
  const { id, tone, boxes, isChosen } = mark;
  const className = classes(styles['box'], styles[tone], isChosen && styles['chosen']);
  const choose = tone === 'other' ? () => onChoose(id) : undefined;
  return roomsOf(tone).map((by) =>
    grownLines(boxes, by * unit).map((line, index) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- without a pointer one chooses in the list
      <rect key={`${by} ${boxes[index]?.join() ?? ''}`} {...line} rx={3} className={className} onClick={choose} />
    )),
  );
}

const tinted: ReadonlySet<PageMark['tone']> = new Set(['a', 'b', 'c', 'none']);

/** What one looks at is tinted as far as its box goes. */
function Tint({ mark: { tone, boxes }, unit }: MarkProps) {
  return grownLines(boxes, room * unit).map((line, index) => (
    <rect key={boxes[index]?.join()} {...line} rx={3} className={classes(styles['tint'], styles[tone])} />
  ));
}

const lined: ReadonlySet<PageMark['tone']> = new Set(['inserted', 'moved', 'reworded']);

/** How far below the foot of differing words each of their lines is, in points: one for one reading, two for the other. */
const underlines: Partial<Record<PageMark['tone'], readonly number[]>> = { a: [-0.25], b: [-1.25, 0.5], c: [-0.25] };

/** Under the words that differ between two readings. */
function Underlines({ mark: { tone, words, turn }, unit }: MarkProps) {
  return underlines[tone]?.map((below) => (
    <path
      key={below}
      className={classes(styles['under'], styles[tone])}
      d={words.map((box) => footOf(box, below * unit, turn)).join('')}
    />
  ));
}

/**
 * Form tells before colour: a frame around what went, for a line through it would hide small print; a line under what came,
 * dotted what moved, dashed what was reworded.
 */
function Lines({ mark: { id, tone, words } }: { readonly mark: PageMark }) {
  if (!lined.has(tone)) return null;
  return words.map(([left, top, right, bottom]) => {
    const y = bottom + 0.5;
    return (
      <line
        key={`${id} ${left} ${top}`}
        className={classes(styles['line'], styles[tone])}
        x1={left}
        x2={right}
        y1={y}
        y2={y}
      />
    );
  });
}

/** Points between the last words before the place and the line under them. */
const underWords = 2;

/** Where something was looked for: below the last words before it, between the lines, and up at their end. */
function Seam({ after }: Pick<MissingMark, 'after'>) {
  const last = after.at(-1);
  if (last === undefined) return null;
  const [left, top, right, bottom] = last;
  const y = bottom + underWords;
  return <path className={styles['seam']} d={`M${left} ${y}H${right + underWords}V${top}`} />;
}

/** What is drawn over the paper. Words are multiplied into it, so that ink stays black; boxes are lines around it. */
export function PageOverlay({ size: { width, height }, scale, marks, missing, onChoose }: PageOverlayProps) {
  const unit = 1 / Math.min(1, scale);
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <>
      <svg className={styles['ink']} viewBox={viewBox} aria-hidden="true">
        {marks.map((mark) => mark.isChosen && tinted.has(mark.tone) && <Tint key={mark.id} mark={mark} unit={unit} />)}
        {marks.flatMap(({ id, tone, words }) =>
          words.map((box) => (
            <rect key={`${id} ${box.join()}`} className={classes(styles['word'], styles[tone])} {...grown(box, 0.5)} />
          )),
        )}
      </svg>
      <svg className={styles['lines']} viewBox={viewBox} aria-hidden="true">
        {marks.map((mark) => (
          <Fragment key={mark.id}>
            <Lines mark={mark} />
            <Underlines mark={mark} unit={unit} />
            <Boxes mark={mark} unit={unit} onChoose={onChoose} />
          </Fragment>
        ))}
        {missing !== undefined && <Seam after={missing.after} />}
      </svg>
    </>
  );
}
