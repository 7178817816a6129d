import { withPlainFigures } from '../layout/plain-figures.ts';
import type { Passage } from '../layout/passage.ts';
import type { Word } from '../layout/word.ts';

/** The words of a passage as one string; cells are parted by line feeds, so that no value is read across them. */
export interface PassageText {
  readonly text: string;
  /** Offset of each word in the text. */
  readonly offsets: readonly number[];
}

export function passageText(passage: Passage): PassageText {
  let text = known.get(passage);
  if (text === undefined) known.set(passage, (text = joinWords(passage)));
  return text;
}

/** Values are looked for in it, and some rules look for what they need. */
const known = new WeakMap<Passage, PassageText>();

function joinWords(passage: Passage): PassageText {
  const cellStarts = new Set(passage.cells.map((cell) => cell.start));
  const offsets: number[] = [];
  let text = '';
  const { words } = passage;
  // Counted: an iterator makes a pair for each of a million words.
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined) continue;
    if (index > 0) text += cellStarts.has(index) ? '\n' : isCutInTwo(words[index - 1], word) ? '' : ' ';
    offsets.push(text.length);
    text += word.text;
  }
  return { text: withPlainFigures(text), offsets };
}

/** A hyphen at the end of a line goes on below: `thirty-` `three`, `NH-LC-` `558017`. */
export const isCutInTwo = (above: Word | undefined, below: Word): boolean =>
  above !== undefined &&
  // Seldom true, and cheap to see.
  above.text.endsWith('-') &&
  below.top > above.top + above.size / 2 &&
  /[A-Za-zªµºÀ-ÖØ-ӿ\d]-$/u.test(above.text) &&
  /^[\p{Ll}\d]/u.test(below.text);

/** Indexes of the words that a span of the text touches: first, and one past the last. */
export function wordRange({ offsets }: PassageText, start: number, end: number): [number, number] {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= start) low = middle;
    else high = middle - 1;
  }
  let last = low + 1;
  while (last < offsets.length && (offsets[last] ?? 0) < end) last += 1;
  return [low, last];
}
