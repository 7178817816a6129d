import type { Box } from '@app/shared/contracts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { wordsOfPage } from '../../layout/word.ts';
import { wordAt } from '../token-places.ts';
import { bandOf, unlevelled } from './unlevelled.ts';

/** A recognised text and what it is compared with. */
export interface ComparedText {
  readonly text: ReadingText;
  readonly printed: ReadingText;
  /** For each token of `text` its partner, or a negative number. */
  readonly partners: Int32Array;
}

/** Part of the height of letters by which tails hang below the line. */
const tails = 0.3;

/**
 * Whether the other version prints something in that place of a recognised page, such as words that were misread or signs
 * that are no words.
 *
 * @param token a word near the place that both versions have
 */
export function isPrintedThere(box: Box, token: number, { text, printed, partners }: ComparedText): boolean {
  const [word, partner] = [wordAt(text, token), wordAt(printed, partners[token] ?? -1)];
  if (word === undefined || partner === undefined) return false;
  const scale = (partner.right - partner.left) / Math.max(1, word.right - word.left);
  // Files give words the band of their font, which may be much higher than letters: letters are as high as on the scan.
  const [left, top, right, bottom] = unlevelled(bandOf(word, word.left, word.right), word.page);
  const [from, to] = [partner.left + (box[0] - left) * scale, partner.right + (box[2] - right) * scale];
  const height = (bottom - top) * scale;
  const level = partner.bottom + ((box[1] + box[3]) / 2 - bottom) * scale;
  return wordsOfPage(partner.page).some(
    (other) =>
      level > other.bottom - (height * other.size) / partner.size &&
      level < other.bottom + height * tails &&
      Math.min(other.right, to) - Math.max(other.left, from) > 0,
  );
}
