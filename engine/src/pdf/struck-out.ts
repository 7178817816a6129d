import { Bands } from './bands.ts';
import type { BaseLine } from './base-line.ts';
import type { PlacedBox } from './placed-box.ts';
import { alongLine, boxOfWord, type PageWords } from './page-words.ts';

/** A line drawn across words is thinner than this, and longer than a hyphen, in points. */
const thickest = 2.5;
const shortest = 3;
/** Part of a word that the line covers. */
const mostOfIt = 0.7;
/** By how much of its height the ends of the line may stand off the words it covers: a ruled line runs on. */
const slack = 0.5;
/** How far above the base line it runs, in parts of the height of the word: lower down it underlines. */
const lowest = 0.06;
const highest = 0.5;

/** Whether a shape may be a line drawn across words. */
export const isStroke = ({ left, top, right, bottom }: PlacedBox): boolean =>
  Math.min(right - left, bottom - top) <= thickest && Math.max(right - left, bottom - top) >= shortest;

/** The words that a line is drawn across, from its one end to the other: they do not hold any more. */
export function findStruckOut(words: PageWords, strokes: readonly PlacedBox[], baseLine: BaseLine): Set<number> {
  const struck = new Set<number>();
  for (const quarter of strokes.length === 0 ? [] : new Set(words.quarters)) {
    const lines = wordsInLines(words, quarter);
    for (const stroke of strokes)
      for (const word of wordsUnder(stroke, lines, quarter, (word) => baseLine(words.firsts[word] ?? -1, quarter)))
        struck.add(word);
  }
  return struck;
}

/** Taller words are pictures of words; a broken file has some that reach over thousands of bands. */
const tallest = 200;

interface PlacedWord {
  readonly word: number;
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

function wordsInLines(words: PageWords, quarter: number): Bands<PlacedWord> {
  const bands = new Bands<PlacedWord>();
  for (const [word, turned] of words.quarters.entries()) {
    if (turned !== quarter) continue;
    const [start, end, top, bottom] = alongLine(boxOfWord(words, word), quarter);
    if (bottom - top > tallest) continue;
    bands.add(top, bottom, { word, start, end, top, bottom });
  }
  return bands;
}

function wordsUnder(
  stroke: PlacedBox,
  bands: Bands<PlacedWord>,
  quarter: number,
  baseLineOf: (word: number) => number,
): number[] {
  const [start, end, top, bottom] = alongLine(stroke, quarter);
  const middle = (top + bottom) / 2;
  if (bottom - top > thickest || end - start < shortest) return [];
  const covered = bands
    .at(middle)
    .filter(
      (word) =>
        middle > word.top &&
        middle < word.bottom &&
        Math.min(end, word.end) - Math.max(start, word.start) >= (word.end - word.start) * mostOfIt,
    );
  const height = Math.max(...covered.map((word) => word.bottom - word.top));
  const isRuled =
    Math.abs(start - Math.min(...covered.map((word) => word.start))) > height * slack ||
    Math.abs(end - Math.max(...covered.map((word) => word.end))) > height * slack;
  if (covered.length === 0 || isRuled) return [];
  const above = covered.map(({ word }) => (baseLineOf(word) - middle) / height);
  return above.every((share) => share >= lowest && share <= highest) ? covered.map(({ word }) => word) : [];
}

/** The words of a page without those that are struck out. */
export function withoutWords(words: PageWords, left: ReadonlySet<number>): PageWords {
  if (left.size === 0) return words;
  const isKept = (_: unknown, word: number): boolean => !left.has(word);
  return {
    ...words,
    texts: words.texts.filter(isKept),
    boxes: words.boxes.filter((_, at) => !left.has(at >> 2)),
    sizes: words.sizes.filter(isKept),
    flags: words.flags.filter(isKept),
    quarters: words.quarters.filter(isKept),
    firsts: words.firsts.filter(isKept),
  };
}
