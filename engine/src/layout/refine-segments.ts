import type { Line, Segment } from './build-lines.ts';
import { isTypedSpace } from './typed-space.ts';
import type { Word } from './word.ts';

/** Lines above and below that may show where a column begins. */
const neighbours = 7;
const alignedPt = 1.5;
/** Gaps wider than this, in line heights, may be the edge of a column when so many lines show one there; spaces have about 0.25. */
const columnGaps = [
  { gap: 0.42, lines: 2 },
  { gap: 0.34, lines: 3 },
] as const;
/** The same for heads over numbers that so many lines set flush right, and for places that two lines share. */
const [headGap, headLines] = [0.5, 2];
const [sharedGap, fewestShared] = [0.7, 2];
/** Heads may be set with another margin than what stands under them: behind a gap that no space has, they need only be near the columns. */
const [wideGap, wideLines, nearPt] = [0.9, 3, 4] as const;
const narrowest = Math.min(...columnGaps.map(({ gap }) => gap));

/**
 * Splits segments at the edges of columns that the lines around show: a cell that is filled to its
 * edge leaves only a narrow gap to the next one.
 */
export function refineSegments(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    if (line.segments.every((segment) => !hasWideGap(segment))) return line;
    const around = [
      ...lines.slice(Math.max(0, index - neighbours), index),
      ...lines.slice(index + 1, index + 1 + neighbours),
    ];
    const rows = around.filter((other) => other.segments.length > 1).map((other) => other.segments.slice(1));
    const columns: Columns = {
      starts: rows.map((cells) => cells.map(({ left }) => left)),
      ends: rows.map((cells) => cells.map(({ right }) => right)),
      shared: sharedStarts(line, [lines[index - 1], lines[index + 1]]),
    };
    const segments = line.segments.flatMap((segment) => split(segment, columns));
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

const gapBefore = (words: readonly Word[], index: number): number =>
  (words[index]?.left ?? 0) - (words[index - 1]?.right ?? 0);

function hasWideGap({ words }: Segment): boolean {
  let previous: Word | undefined;
  for (const word of words) {
    if (previous !== undefined && word.left - previous.right > word.size * narrowest) return true;
    previous = word;
  }
  return false;
}

/** Where the cells around begin and end, line by line, and where this line and the next one leave gaps alike. */
interface Columns {
  readonly starts: readonly (readonly number[])[];
  readonly ends: readonly (readonly number[])[];
  readonly shared: readonly number[];
}

const isNear = (places: readonly number[], place: number, within = alignedPt): boolean =>
  places.some((other) => Math.abs(other - place) < within);

/** The left edge of a word or the right edge of the one before it lies where enough lines around have an edge of a column. */
const isNearColumn = (right: number, left: number, { starts, ends }: Columns): boolean =>
  starts.filter((lefts) => isNear(lefts, left, nearPt)).length >= wideLines ||
  ends.filter((rights) => isNear(rights, right, nearPt)).length >= wideLines;

/** The space in `15 000` is narrower than this, in line heights, though `600` may stand right under its end. */
const thousandsGap = 0.6;

const isThousands = (before: string, behind: string): boolean =>
  /^[-–−(€£$]?[1-9]\d{0,2}$/u.test(before) && /^\d{3}(?:,\d\d?)?\)?$/u.test(behind);

/** Whether a gap parts columns. Few gaps look as if they did; those of a typed line are looked at last. */
const isColumn = (words: readonly Word[], index: number, columns: Columns, usual: () => number): boolean =>
  looksLikeColumn(words, index, columns, usual) && !isTypedSpace(words, index);

function looksLikeColumn(words: readonly Word[], index: number, columns: Columns, usual: () => number): boolean {
  const { starts, ends, shared } = columns;
  const [previous, word] = [words[index - 1], words[index]];
  if (previous === undefined || word === undefined) return false;
  const width = gapBefore(words, index) / word.size;
  if (width <= narrowest) return false;
  if (width < thousandsGap && isThousands(previous.text, word.text)) return false;
  // The space behind a full stop is a little wider than others: in a line of prose it is no edge of a column, wherever it lies.
  if (width < columnGaps[0].gap && gapBefore(words, index) < usual() * unusual) return false;
  const aligned = starts.filter((lefts) => isNear(lefts, word.left)).length;
  if (columnGaps.some(({ gap, lines }) => width > gap && aligned >= lines)) return true;
  // The heads of columns of numbers end where the numbers end.
  if (width > headGap && ends.filter((rights) => isNear(rights, previous.right)).length >= headLines) return true;
  if (width > wideGap && isNearColumn(previous.right, word.left, columns)) return true;
  // Of a line stretched to its measure all gaps are wide.
  return width > sharedGap && isNear(shared, word.left) && gapBefore(words, index) >= usual() * unusual;
}

/** How many times as wide as the usual gap of its line a narrow one must be to part columns, and gaps that show what is usual. */
const unusual = 1.3;
const fewestGaps = 5;

/** The gap that most words of a line have before them; 0 where there are too few to tell. */
function usualGap(words: readonly Word[]): number {
  if (words.length <= fewestGaps) return 0;
  const gaps = words.slice(1).map((_, at) => gapBefore(words, at + 1));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Where words stand behind a wide gap in this line and in a line beside it, when that is so in several places. */
function sharedStarts(line: Line, beside: readonly (Line | undefined)[]): number[] {
  const own = startsBehindGaps(line);
  return beside.flatMap((other) => {
    if (other === undefined || own.length < fewestShared) return [];
    const others = startsBehindGaps(other);
    const common = own.filter((left) => isNear(others, left));
    return common.length >= fewestShared ? common : [];
  });
}

const startsBehindGaps = ({ segments }: Line): number[] =>
  segments.flatMap(({ words, left }, at) => {
    const usual = usualGap(words) * unusual;
    const isWide = (word: Word, index: number): boolean =>
      index > 0 && gapBefore(words, index) > Math.max(word.size * sharedGap, usual);
    return [...(at > 0 ? [left] : []), ...words.filter(isWide).map((word) => word.left)];
  });

function split(segment: Segment, columns: Columns): Segment[] {
  const parts: Word[][] = [];
  let known: number | undefined;
  const usual = (): number => (known ??= usualGap(segment.words));
  for (const [index, word] of segment.words.entries()) {
    const part = parts.at(-1);
    if (part === undefined || isColumn(segment.words, index, columns, usual)) parts.push([word]);
    else part.push(word);
  }
  if (parts.length === 1) return [segment];
  return parts.map((words) => ({
    words,
    left: words[0]?.left ?? 0,
    right: Math.max(...words.map((word) => word.right)),
  }));
}
