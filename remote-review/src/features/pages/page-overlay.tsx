import { Fragment } from 'react';
import { classes } from '../../shared/classes.ts';
import { grown, type PageMark } from './page-mark.ts';
import styles from './page-overlay.module.css';
import type { PageSize } from './pdf-file.ts';

export interface PageOverlayProps {
  readonly size: PageSize;
  readonly marks: readonly PageMark[];
  readonly onChoose: (id: string) => void;
}

/** Points beside the ink. */
const room = 2;

function Boxes({ mark, onChoose }: { readonly mark: PageMark; readonly onChoose: (id: string) => void }) {
  const { id, tone, boxes, isChosen } = mark;
  return boxes.map((box) => {
    const key = box.join();
    const shape = { rx: 3, className: classes(styles['box'], styles[tone], isChosen && styles['chosen']) };
    // Who works without a pointer chooses a finding in the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    if (tone === 'other') return <rect key={key} {...grown(box, 1)} {...shape} onClick={() => onChoose(id)} />;
    if (tone !== 'b') return <rect key={key} {...grown(box, room)} {...shape} />;
    return (
      <g key={key}>
        <rect {...grown(box, room + 1.25)} {...shape} />
        <rect {...grown(box, room - 1.25)} {...shape} />
      </g>
    );
  });
}

/** Form tells before colour: a line through what went, a line under what came. */
function Lines({ mark: { id, tone, words } }: { readonly mark: PageMark }) {
  if (tone !== 'struck' && tone !== 'inserted') return null;
  return words.map(([left, top, right, bottom]) => {
    const y = tone === 'struck' ? (top + bottom) / 2 : bottom + 0.5;
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

/** What is drawn over the paper. Words are multiplied into it, so that ink stays black; boxes are lines around it. */
export function PageOverlay({ size: { width, height }, marks, onChoose }: PageOverlayProps) {
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <>
      <svg className={styles['ink']} viewBox={viewBox} aria-hidden="true">
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
            <Boxes mark={mark} onChoose={onChoose} />
          </Fragment>
        ))}
      </svg>
    </>
  );
}
