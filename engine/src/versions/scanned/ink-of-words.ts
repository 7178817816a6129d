import type { Box } from '@app/shared/contracts';
import { wordsOfPage, type Word } from '../../layout/word.ts';
import { doubtfulFlag } from '../../pdf/read-page-words.ts';
import type { ReadPage } from '../../pdf/read-document.ts';
import type { InkMap } from './ink-map.ts';
import { unlevelled } from './unlevelled.ts';

/** Boxes of words have no room for the blur of a scan, in sizes of the type. */
const blur = 0.12;
/** So far from its ink, in sizes of the type, a line may be placed where dirt was read with it. */
const misplaced = 0.4;

/**
 * Where the letters of explained words, and signs that are no words, have their ink: as high as the other version prints
 * them, where the page has the ink of their line.
 *
 * @param explained words of recognised pages with the words of the other version
 */
export function inkOfWords(
  page: ReadPage,
  ink: InkMap,
  explained: ReadonlyMap<Word, Word | undefined>,
  size: number,
): Box[] {
  const own = [...explained].filter(([word]) => word.page === page);
  const printed = new Map(own.map(([{ index }, partner]) => [index, partner?.size]));
  const scale =
    medianOf(own.flatMap(([word, partner]) => (partner === undefined ? [] : [word.size / partner.size]))) ?? 1;
  const words = wordsOfPage(page).filter(
    ({ index, flags, text }) =>
      printed.has(index) || ((flags & doubtfulFlag) === 0 && !/[A-Za-zªµºÀ-ÖØ-ӿ\d]/u.test(text)),
  );
  const around = size * blur;
  return linesOf(words).flatMap((line) => {
    const high = (medianOf(line.flatMap(({ index }) => printed.get(index) ?? [])) ?? size / scale) * scale;
    const boxes = line.map((word) => unlevelled(lettersOf(word, high), page));
    const read = medianOf(line.map((word) => word.size)) ?? high;
    const down = medianOf(boxes.map((box) => ink.ascentOf(box, Math.max(size * misplaced, (read - high) / 2)))) ?? 0;
    return boxes.map(([left, top, right, bottom]): Box => [
      left - around,
      top + down,
      right + around,
      bottom + down + around,
    ]);
  });
}

/** In sizes of the type: words are read as one line up to such a gap, and in one band. */
const [lineGap, sameBand] = [1.5, 0.1];

function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const isOfLine =
      last !== undefined &&
      Math.abs(word.top - last.top) < word.size * sameBand &&
      Math.abs(word.left - last.right) < word.size * lineGap;
    if (isOfLine) lines.at(-1)?.push(word);
    else lines.push([word]);
    last = word;
  }
  return lines;
}

/** In sizes of the type, from the line: capitals and figures, letters without a stroke upwards, tails. */
const [capitals, small, tails] = [0.8, 0.58, 0.24];
const isTall = (text: string): boolean => /[^acegmnopqrsuvwxyz.,:;_-]/u.test(text);
const hasTail = (text: string): boolean => /[^a-fh-ik-or-xzA-PR-Z\d.:'"’“”-]/u.test(text);
const hasMarkAbove = (text: string): boolean => /\p{Lu}\p{M}/u.test(text.normalize('NFD'));

/** Strokes upwards, tails and accents only where a word has such letters. */
function lettersOf({ text, left, top, right, bottom }: Word, size: number): Box {
  const line = (top + bottom) / 2 + size * lineBelowMiddle;
  const height = hasMarkAbove(text) ? capitals + tails : isTall(text) ? capitals : small;
  return [left, line - size * height, right, hasTail(text) ? line + size * tails : line];
}

/** The line on which letters stand is so far below the middle of the band. */
const lineBelowMiddle = 0.36;

export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
