import type { ReadingText } from '../../layout/reading-text/index.ts';
import type { Word } from '../../layout/word.ts';
import type { Span } from '../change-map.ts';
import { wordsOf } from '../token-places.ts';

/** Whether words of a recognised page that were doubted are, in their first or their second reading, those of the other version. */
export function isReadAgainAs(printed: ReadingText, span: Span, read: ReadingText, at: Span): boolean {
  const words = wordsOf(read, at);
  if (!words.some((word) => againOf(word) !== undefined)) return false;
  const expected = wordsOf(printed, span).map(({ text }) => lettersOf(text));
  const isExpected = (word: Word, place: number): boolean =>
    expected[place] !== '' && [word.text, againOf(word) ?? ''].some((text) => lettersOf(text) === expected[place]);
  if (words.length === expected.length) return words.every(isExpected);
  // Where a number is cut at its comma, neither half has it.
  const bare = (texts: readonly string[]): string => texts.join('').replaceAll(',', '');
  const all = bare(expected);
  return all !== '' && bare(words.map((word) => lettersOf(againOf(word) ?? word.text))) === all;
}

/** What a word was read as a second time, where that differs. */
export const againOf = (word: Word | undefined): string | undefined => word?.page.again?.[word.index ?? -1];

/** Without quotes, dashes and the stops at its ends, which are read as anything. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d.,:%$€£§/]+/gu, '')
    .replace(/^[.,:]+|[.,:]+$/gu, '')
    .toLowerCase();
