import type { Box, ComparedDocument } from '@app/shared/contracts';

/** How a place is drawn on paper; the form tells first, then the colour. */
export type PageTone =
  | 'a'
  | 'b'
  | 'c'
  | 'none'
  /** Of another finding: a press chooses that. */
  | 'other'
  | 'found'
  | 'struck'
  | 'inserted'
  | 'moved'
  | 'reworded';

/** Something to see on a page. */
export interface PageMark {
  readonly id: string;
  readonly page: number;
  readonly tone: PageTone;
  /** Line by line, in points. */
  readonly boxes: readonly Box[];
  /** The words in it that differ. */
  readonly words: readonly Box[];
  /** It is what one looks at now. */
  readonly isChosen: boolean;
  /** Where the words of the page do not stand upright as displayed: the degrees clockwise that set them upright. */
  readonly turn?: Turn;
}

export type Turn = NonNullable<ComparedDocument['turnedPages']>[number]['turn'] | undefined;

/** Where something was looked for and not found. */
export interface MissingMark {
  readonly page: number;
  /** What stands before the place. */
  readonly after: readonly Box[];
  readonly what: string | null;
  readonly why: string | null;
}

/** What is to be looked at: a page, and the place on it. */
export interface Place {
  /** Another key is another place, also where page and box are the same. */
  readonly key: string;
  readonly page: number;
  readonly box: Box | undefined;
}

/** Where a rectangle is drawn. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box grown on all sides, so that its line does not hide the ink. */
export function grown([left, top, right, bottom]: Box, by: number): Rectangle {
  return { x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by };
}

const areBeside = ([left, , right]: Box, [otherLeft, , otherRight]: Box): boolean =>
  left < otherRight && otherLeft < right;

/** Boxes of lines that follow each other, each grown: between two lines they meet, and none runs through the next line. */
export function grownLines(boxes: readonly Box[], by: number): readonly Rectangle[] {
  return boxes.map((box) => {
    const { x, y, width, height } = grown(box, by);
    const others = boxes.filter((other) => other !== box && areBeside(box, other));
    const above = others.filter(([, top]) => top < box[1]).map(([, , , foot]) => (foot + box[1]) / 2);
    const below = others.filter(([, top]) => top > box[1]).map(([, top]) => (box[3] + top) / 2);
    const [from, to] = [Math.max(y, ...above), Math.min(y + height, ...below)];
    return { x, y: from, width, height: to - from };
  });
}

/** The foot of words as they stand on the page, from their first letter to their last; `below` is beyond it. */
export function footOf([left, top, right, bottom]: Box, below: number, turn: Turn): string {
  if (turn === 90) return `M${right + below} ${bottom}V${top}`;
  if (turn === 180) return `M${right} ${top - below}H${left}`;
  if (turn === 270) return `M${left - below} ${top}V${bottom}`;
  return `M${left} ${bottom + below}H${right}`;
}
