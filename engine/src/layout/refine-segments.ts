import type { Line, Segment } from './build-lines.ts';
import type { Word } from './word.ts';

/** Lines above and below that may show where a column begins. */
const neighbours = 7;
const alignedPt = 1.5;
/** Gaps wider than this, in line heights, may be the edge of a column when so many lines show one there; spaces have about 0.25. */
const columnGaps = [
  { gap: 0.42, lines: 2 },
  { gap: 0.34, lines: 3 },
] as const;
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
    const starts = around
      .filter((other) => other.segments.length > 1)
      .map((other) => other.segments.slice(1).map((segment) => segment.left));
    const segments = line.segments.flatMap((segment) => split(segment, starts));
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

function isColumn(words: readonly Word[], index: number, starts: readonly (readonly number[])[]): boolean {
  const word = words[index];
  if (word === undefined || index === 0) return false;
  const width = gapBefore(words, index) / word.size;
  if (width <= narrowest) return false;
  const aligned = starts.filter((lefts) => lefts.some((left) => Math.abs(left - word.left) < alignedPt)).length;
  return columnGaps.some(({ gap, lines }) => width > gap && aligned >= lines);
}

function split(segment: Segment, starts: readonly (readonly number[])[]): Segment[] {
  const parts: Word[][] = [];
  for (const [index, word] of segment.words.entries()) {
    const part = parts.at(-1);
    if (part === undefined || isColumn(segment.words, index, starts)) parts.push([word]);
    else part.push(word);
  }
  if (parts.length === 1) return [segment];
  return parts.map((words) => ({
    words,
    left: words[0]?.left ?? 0,
    right: Math.max(...words.map((word) => word.right)),
  }));
}
