import type { Box } from '@app/shared/contracts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { wordsOfPage } from '../../layout/word.ts';
import { wordAt } from '../token-places.ts';
import { unlevelled } from './unlevelled.ts';

/** A recognised text and what it is compared with. */
export interface ComparedText {
  readonly text: ReadingText;
  readonly printed: ReadingText;
  /** For each token of `text` its partner, or a negative number. */
  readonly partners: Int32Array;
}

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
  const [left, top, right, bottom] = unlevelled([word.left, word.top, word.right, word.bottom], word.page);
  const [from, to] = [partner.left + (box[0] - left) * scale, partner.right + (box[2] - right) * scale];
  const level = (partner.top + partner.bottom) / 2 + ((box[1] + box[3] - top - bottom) / 2) * scale;
  return wordsOfPage(partner.page).some(
    (other) => other.top < level && other.bottom > level && Math.min(other.right, to) - Math.max(other.left, from) > 0,
  );
}
