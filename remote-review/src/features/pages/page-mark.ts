import type { Box } from '@app/shared/contracts';

/** How a place is drawn on paper; the form tells first, then the colour. */
export type PageTone =
  | 'a'
  | 'b'
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
}

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

/** A box grown on all sides, so that its line does not hide the ink. */
export function grown([left, top, right, bottom]: Box, by: number) {
  return { x: left - by, y: top - by, width: right - left + 2 * by, height: bottom - top + 2 * by };
}
