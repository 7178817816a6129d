import { rulingAt } from './ruling.ts';
import type { Word } from './word.ts';

/** Space between two words of a line, without that of words that were left out there: struck out, or under a filled box. */
export function gapBetween(previous: Word, word: Word): number {
  const gap = word.left - previous.right;
  const { notes } = word.page;
  if (notes === undefined || gap <= 0) return gap;
  return gap - widthWithin(notes.struckAt, previous, word) - widthWithin(notes.coveredAt, previous, word);
}

function widthWithin(boxes: readonly number[] | undefined, previous: Word, word: Word): number {
  if (boxes === undefined) return 0;
  const middle = (word.top + word.bottom) / 2;
  let width = 0;
  for (let at = 0; at + 3 < boxes.length; at += 4) {
    const { left, top, right, bottom } = rulingAt(boxes, at);
    if (top > middle || bottom < middle) continue;
    width += Math.max(0, Math.min(right, word.left) - Math.max(left, previous.right));
  }
  return width;
}
