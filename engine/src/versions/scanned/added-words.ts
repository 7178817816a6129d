import { inkMapOf } from './ink-map.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import type { Word } from '../../layout/word.ts';
import type { Span } from '../change-map.ts';
import { keysIn } from '../hunk-words.ts';
import { wordAt, wordsOf } from '../token-places.ts';
import { isSignatureLabel } from '../words/signature-labels.ts';
import { isPrintedThere, type ComparedText } from './is-printed-there.ts';
import { bandOf, isPictured, unlevelled } from './unlevelled.ts';

/** Letters that a speck is not read as. */
const fewestLetters = 4;
/** Part of the width of words that has ink. */
const inkedShare = 0.5;
/** In sizes of the type: from the line next to it, and beyond its ends. */
const farthest = 1.6;

/**
 * Whether words that the other version does not print are written between or in the lines of a recognised page, however
 * well they were read: in the column of text, with ink all along, and not where a name is signed.
 */
export function isWrittenIn(compared: ComparedText, span: Span, at: number): boolean {
  const { text, printed, partners } = compared;
  const letters = lettersIn(text, span);
  if (letters.length < fewestLetters || lettersIn(printed, [at - around, at + around]).includes(letters)) return false;
  const words = wordsOf(text, span);
  const page = words[0]?.page;
  if (page === undefined || !isPictured(page)) return false;
  const beside = [wordAt(text, span[0] - 1), wordAt(text, span[1])].filter((word) => word?.page === page);
  const known = [span[0] - 1, span[1]].find((token) => (partners[token] ?? -1) >= 0);
  const isOfLine = (word: Word): boolean =>
    known !== undefined && isPrintedThere(unlevelled(bandOf(word, word.left, word.right), page), known, compared);
  if (words.some(isOfLine)) return false;
  return (
    words.every((word) => beside.some((other) => other !== undefined && isClose(word, other))) &&
    ![...beside, ...words].some((word) => isSignatureLabel(word?.text ?? '')) &&
    sumOf(words, inkedWidth) >= sumOf(words, ({ left, right }) => right - left) * inkedShare
  );
}

const sumOf = (words: readonly Word[], of: (word: Word) => number): number =>
  words.reduce((sum, word) => sum + of(word), 0);

/** Tokens on either side of a place in which a word is cut or read twice, rather than written in. */
const around = 12;

const lettersIn = (text: ReadingText, [from, to]: Span): string =>
  keysIn(text, [Math.max(0, from), Math.min(text.length, to)])
    .join('')
    .replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, '');

const inkedWidth = (word: Word): number =>
  inkMapOf(word.page)?.inkedWidth(unlevelled(bandOf(word, word.left, word.right), word.page)) ?? 0;

/** In the line of a word, in the one before or the one behind it. */
const isClose = (word: Word, other: Word): boolean => Math.abs(word.top - other.top) < other.size * farthest;
