import type { Box, Position } from '@app/shared/contracts';
import type { Turn } from '../features/pages/index.ts';
import { isMarkedPart, type Range } from '../shared/marked-text.ts';
import type { Reading } from '../shared/readings.ts';

/** Of letters in print, beside a figure: near enough to find one of them in a word. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[.,:;'’!|ijl ]/, 0.5],
  [/[-()frtI/]/, 0.7],
  [/[mwMW%]/, 1.6],
  [/\p{Lu}/u, 1.3],
];

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 1), 0);

/** The part of a box from one share of its words to another, as they run on the page. */
function partOf([left, top, right, bottom]: Box, from: number, to: number, turn: Turn): Box {
  const across = (share: number) => left + (right - left) * share;
  const down = (share: number) => top + (bottom - top) * share;
  if (turn === 90) return [left, down(1 - to), right, down(1 - from)];
  if (turn === 180) return [across(1 - to), top, across(1 - from), bottom];
  if (turn === 270) return [left, down(from), right, down(to)];
  return [across(from), top, across(to), bottom];
}

/** Where letters of a text stand in the box that it is printed in. */
function boxOfLetters(text: string, { start, end }: Range, box: Box, turn: Turn): Box {
  const all = widthOf(text);
  return partOf(box, widthOf(text.slice(0, start)) / all, widthOf(text.slice(0, end)) / all, turn);
}

/**
 * What to mark on the page of a place: of words that stand in one line the letters that are marked in the reading, `65` of
 * `$10,650.00`; otherwise the words that differ.
 */
export function differingBoxes({ quote, differs = [] }: Position, { value }: Reading, turn: Turn): readonly Box[] {
  return differs.flatMap(({ start, end, boxes }) => {
    const [box, ...others] = boxes;
    const words = quote.slice(start, end);
    const at = value === null ? -1 : words.indexOf(value.text);
    if (value === null || box === undefined || others.length > 0 || at < 0 || !isMarkedPart(value)) return boxes;
    return value.marks.map((mark) => boxOfLetters(words, { start: at + mark.start, end: at + mark.end }, box, turn));
  });
}
