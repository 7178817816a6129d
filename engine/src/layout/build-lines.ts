import { gapBetween } from './left-out-words.ts';
import { rulingAt } from './ruling.ts';
import type { Word } from './word.ts';

/** Words of a line without a wide gap between them. */
export interface Segment {
  readonly words: Word[];
  readonly left: number;
  readonly right: number;
  /** The number of the clause that begins behind it. */
  readonly isNumber?: true;
}

export interface Line {
  readonly segments: readonly Segment[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Right edge of the column of text that the line is part of. */
  readonly columnRight?: number;
  readonly size: number;
  /** What was ticked among the options of a form: it goes on from nothing and in nothing. */
  readonly isOption?: boolean;
  /** It stands in a row of a table with rulings under its rows, which reach from here to there. */
  readonly ruled?: readonly [from: number, to: number];
}

/** A gap wider than this part of the line height separates cells, however the line is set. */
const cellGap = 1.15;
/** In justified text the gap must also be this many times the usual gap of the line. */
const unusualGap = 2.6;

/** Two figures so far apart are two figures, also where a row has no usual gap: each of its words is a cell. */
const figureGap = 1.5;

/** Groups words into lines from top to bottom, and each line into segments at wide gaps and vertical rulings. */
export function buildLines(words: readonly Word[], rulings: readonly number[]): Line[] {
  const bars = verticalBars(rulings);
  return gatherRows(words).map((row) => toLine(splitRow(row, bars)));
}

interface Row {
  readonly words: Word[];
  top: number;
  bottom: number;
}

/** Part of the lower of two heights by which a word must overlap a line to stand on it. */
const sameLineOverlap = 0.5;
/** How many times as tall as its line a word may be that the line follows. */
const taller = [1.05, 1.5] as const;
/** So many lines back a word may still belong to. */
const openRows = 6;

function gatherRows(words: readonly Word[]): Word[][] {
  const rows: Row[] = [];
  for (const word of fromTopToBottom(words)) {
    const { top, bottom } = word;
    let best: Row | undefined;
    let bestOverlap = sameLineOverlap;
    for (let back = Math.max(0, rows.length - openRows); back < rows.length; back += 1) {
      const row = rows[back];
      if (row === undefined || row.bottom <= top || row.top >= bottom) continue;
      const shared = Math.min(row.bottom, bottom) - Math.max(row.top, top);
      const overlap = shared / Math.max(0.1, Math.min(row.bottom - row.top, bottom - top));
      if (overlap <= bestOverlap) continue;
      best = row;
      bestOverlap = overlap;
    }
    if (best === undefined) rows.push({ words: [word], top, bottom });
    else {
      best.words.push(word);
      // The band follows a taller word, not one of the next column that stands lower; a big initial does not swallow lines.
      const ratio = (bottom - top) / Math.max(0.1, best.bottom - best.top);
      const isTaller = ratio > taller[0] && ratio < taller[1];
      if (isTaller) [best.top, best.bottom] = [top, bottom];
    }
  }
  return rows.map((row) => fromLeftToRight(row.words));
}

/** Sorts by the middle of the words, which most pages are printed in; each edge is read once, not at each comparison. */
function fromTopToBottom(words: readonly Word[]): readonly Word[] {
  const middles = new Float64Array(words.length);
  const lefts = new Float64Array(words.length);
  let isSorted = true;
  // Counted: an iterator makes a pair for each of a million words.
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    const middle = (middles[index] = word.top + word.bottom);
    const left = (lefts[index] = word.left);
    if (index === 0 || !isSorted) continue;
    const before = middles[index - 1] ?? 0;
    isSorted = before < middle || (before === middle && (lefts[index - 1] ?? 0) <= left);
  }
  if (isSorted) return words;
  const order = Array.from(words.keys()).sort(
    (a, b) => (middles[a] ?? 0) - (middles[b] ?? 0) || (lefts[a] ?? 0) - (lefts[b] ?? 0),
  );
  return order.flatMap((index) => words[index] ?? []);
}

/** Most lines are printed in this order already. */
function fromLeftToRight(words: Word[]): Word[] {
  let left = -Infinity;
  for (const word of words) {
    if (word.left <= left) return words.toSorted((a, b) => a.left - b.left || a.right - b.right);
    left = word.left;
  }
  return words;
}

interface Bar {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

function verticalBars(rulings: readonly number[]): Bar[] {
  const bars: Bar[] = [];
  for (let at = 0; at + 3 < rulings.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(rulings, at);
    if (bottom - top > right - left) bars.push({ x: (left + right) / 2, top, bottom });
  }
  return bars.toSorted((a, b) => a.x - b.x);
}

function splitRow(row: readonly Word[], bars: readonly Bar[]): Word[][] {
  let known: number | undefined;
  const usual = (): number => (known ??= usualGap(row));
  const parts: Word[][] = [];
  let part: Word[] = [];
  let previous: Word | undefined;
  for (const word of row) {
    if (previous === undefined || isSplit(previous, word, usual, bars)) parts.push((part = [word]));
    else part.push(word);
    previous = word;
  }
  return parts.map(lineByLine);
}

/** Two words stand over each other by this part of the narrower one, and so far apart in height, in parts of their size. */
const overPart = 0.3;
const overHeight = 0.4;

/** A number in the margin of one column may reach over the end of the other, half a line lower: it is read behind it. */
function lineByLine(words: Word[]): Word[] {
  if (!words.some((word, at) => isOver(words[at - 1], word))) return words;
  const lines: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line === undefined || first === undefined || heightBetween(first, word) > word.size * overHeight)
      lines.push([word]);
    else line.push(word);
  }
  return lines.flatMap(fromLeftToRight);
}

const heightBetween = (a: Word, b: Word): number => Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;

function isOver(previous: Word | undefined, word: Word): boolean {
  if (previous === undefined || word.left >= previous.right) return false;
  const shared = Math.min(previous.right, word.right) - Math.max(previous.left, word.left);
  const narrower = Math.min(previous.right - previous.left, word.right - word.left);
  return shared > narrower * overPart && heightBetween(previous, word) > word.size * overHeight;
}

function usualGap(row: readonly Word[]): number {
  const gaps: number[] = [];
  for (let at = 1; at < row.length; at += 1) {
    const gap = (row[at]?.left ?? 0) - (row[at - 1]?.right ?? 0);
    if (gap > 0) gaps.push(gap);
  }
  return gaps.sort((a, b) => a - b)[Math.floor((row.length - 1) / 3)] ?? 0;
}

function isSplit(previous: Word, word: Word, usual: () => number, bars: readonly Bar[]): boolean {
  const gap = gapBetween(previous, word);
  const size = Math.min(previous.size, word.size);
  if (gap > size * cellGap && (gap > size * 3 || gap > usual() * unusualGap)) return true;
  if (gap > size * figureGap && /\d\W*$/u.test(previous.text) && /^\W*\d/u.test(word.text)) return true;
  if (bars.length === 0) return false;
  const middle = (word.top + word.bottom) / 2;
  return bars.some(
    ({ x, top, bottom }) => x > previous.right - 1 && x < word.left + 1 && top <= middle && bottom >= middle,
  );
}

function toLine(parts: readonly Word[][]): Line {
  const segments = parts.map((words) => ({ words, left: words[0]?.left ?? 0, right: rightEdge(words) }));
  const words = parts.length === 1 ? (parts[0] ?? []) : parts.flat();
  return {
    segments,
    left: segments[0]?.left ?? 0,
    right: Math.max(...segments.map((segment) => segment.right)),
    top: median(words, topOf),
    bottom: median(words, bottomOf),
    size: median(words, sizeOf),
  };
}

function rightEdge(words: readonly Word[]): number {
  let right = -Infinity;
  for (const word of words) right = Math.max(right, word.right);
  return right;
}

function median(words: readonly Word[], of: (word: Word) => number): number {
  const [word] = words;
  const first = word === undefined ? 0 : of(word);
  // Words of one line are mostly set alike: nothing to sort.
  if (words.every((other) => of(other) === first)) return first;
  const all = new Float64Array(words.length);
  for (const [at, other] of words.entries()) all[at] = of(other);
  return all.sort()[Math.floor(words.length / 2)] ?? 0;
}

const topOf = ({ top }: Word): number => top;
const bottomOf = ({ bottom }: Word): number => bottom;
const sizeOf = ({ size }: Word): number => size;

export function wordsOfLine({ segments }: Line): readonly Word[] {
  const [first] = segments;
  return segments.length === 1 && first !== undefined ? first.words : segments.flatMap(({ words }) => words);
}

export function textOfWords(words: readonly Word[]): string {
  let text = '';
  for (const word of words) text += text === '' ? word.text : ` ${word.text}`;
  return text;
}
