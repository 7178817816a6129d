import type { Box } from '@app/shared/contracts';
import { isReadFromRight } from '../../layout/reading-direction.ts';
import type { Word } from '../../layout/word.ts';
import type { ReadPage } from '../../pdf/read-document.ts';

/** A box of a levelled page, as `Word` has them, where it lies on the picture of the page set upright. */
export function unlevelled([left, top, right, bottom]: Box, { slope }: ReadPage): Box {
  const shifted = slope * ((top + bottom) / 2);
  const sunk = slope * ((left + right) / 2 - shifted);
  return [left - shifted, top + sunk, right - shifted, bottom + sunk];
}

/** Tops of the band of a word where accents are, and its end where only tails hang down, in heights of the band. */
const [above, below] = [0.12, 0.2];

/** Between two places of the line of a word, as high as its letters; levelled as it is. */
export function bandOf(word: Word, left: number, right: number, down = 0): Box {
  const height = word.bottom - word.top;
  return [left, word.top + height * above + down, right, word.bottom - height * below + down];
}

/** Pages that are read from the right are seen in a mirror, which pictures are not. */
export const isPictured = (page: ReadPage): boolean => page.ink !== undefined && !isReadFromRight(page);
