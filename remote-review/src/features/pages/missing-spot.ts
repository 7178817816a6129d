import type { Box } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import type { MissingMark } from './page-mark.ts';
import type { PageSize } from './pdf-file.ts';
import type { KnownPage } from './use-paper.ts';

const { viewer: texts } = reviewMessages;

/** What is told of something that is missing: what was looked for, and why at this place. */
export interface MissingWords {
  readonly what: string;
  readonly why: string | null;
}

export function wordsOfMissing({ after, what, why }: MissingMark): MissingWords {
  if (what === null) return { what: after.length === 0 ? texts.lookedForEverywhere : texts.lookedForPlain, why };
  const told = what.endsWith('…') ? texts.lookedForCut(what.replace(/ …$/, '\u00a0…')) : texts.lookedFor(what);
  return { what: told, why };
}

/** Left and right of the block on a page, in points: those of its text. */
export function blockEdges({ edges, size }: Pick<KnownPage, 'edges' | 'size'>): readonly [number, number] {
  return edges ?? [size.width * 0.1, size.width * 0.9];
}

/** Points between what was read last, or a line that is passed over, and the block. */
const below = 8;
/** A block that is farther away than this, in points, is not at the place any more. */
const farthest = 72;
/** CSS pixels: of a letter on average, of a line, of what stands beside the words, above and below them. */
const sizes = { letter: 7, line: 18, beside: 60, above: 20 };

/** How high the block of words is, in CSS pixels; rather too high than too low. */
function heightOfBlock({ what, why }: MissingWords, width: number): number {
  const inLine = Math.max(1, Math.floor((width - sizes.beside) / sizes.letter));
  const lines = [what, why ?? ''].reduce((sum, words) => sum + Math.ceil(words.length / inLine), 0);
  return lines * sizes.line + sizes.above;
}

/**
 * Where the block has room below the place without covering a line, in points from the top of the page; null where there is
 * none near it.
 */
export function spotOf(after: readonly Box[], lines: readonly Box[], size: PageSize, height: number): number | null {
  if (after.length === 0) return null;
  const foot = Math.max(...after.map(([, , , bottom]) => bottom));
  let top = foot + below;
  while (top - foot <= farthest && top + height <= size.height) {
    const [from, to] = [top, top + height];
    const covered = lines.filter(([, lineTop, , lineFoot]) => lineFoot > from && lineTop < to);
    if (covered.length === 0) return top;
    top = Math.max(...covered.map(([, , , lineFoot]) => lineFoot)) + below;
  }
  return null;
}

/** Where what is missing is told on the page that one looks at; null where it is told above the pages. */
export function spotOn(known: KnownPage, mark: MissingMark | undefined, scale: number): number | null {
  if (mark === undefined) return null;
  const [left, right] = blockEdges(known);
  const height = heightOfBlock(wordsOfMissing(mark), (right - left) * scale);
  return spotOf(mark.after, known.lines, known.size, height / scale);
}
