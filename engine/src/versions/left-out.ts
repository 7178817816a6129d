import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Word } from '../layout/word.ts';
import type { ReadPage } from '../pdf/read-document.ts';
import type { Span } from './change-map.ts';
import { endsSentence, wordAt, wordsOf } from './token-places.ts';

/** Width of a letter in sizes of the type, about, and part of the width that missing words need at least. */
const letterWidth = 0.42;
const enough = 0.6;
/** Usual distance of two lines, in sizes of the type; wider by half, and a line is missing. */
const lineDistance = 1.75;

/**
 * Whether a recognised page has room for words that the other version prints, where they would stand: between two words
 * of a line, at the end of a line that breaks off, or between two lines. Text that was taken out of a paper leaves none.
 *
 * @param at the token of the recognised page behind the place
 */
export function hasRoomFor(printed: ReadingText, span: Span, text: ReadingText, at: number): boolean {
  const [before, behind] = [lastWordOf(text, at - 1), wordAt(text, at)];
  if (before === undefined || behind === undefined || before.page !== behind.page) return false;
  const letters = wordsOf(printed, span).reduce((sum, word) => sum + word.text.length + 1, 0);
  const needed = letters * letterWidth * before.size * enough;
  if (isInLine(before, behind)) return behind.left - before.right >= needed;
  if (endsSentence(text, at - 1)) return false;
  const right = rightEdge(before.page);
  const lines = Math.round((behind.top - before.top) / (before.size * lineDistance)) - 1;
  const width = right - leftEdge(before.page);
  return right - before.right + Math.max(0, lines) * width >= needed;
}

function lastWordOf({ passages, passageOf, lastWords }: ReadingText, token: number): Word | undefined {
  return passages[passageOf[token] ?? -1]?.words[lastWords[token] ?? -1];
}

const isInLine = (before: Word, behind: Word): boolean =>
  Math.abs(before.top - behind.top) < before.size / 2 && behind.left >= before.left;

function rightEdge({ boxes }: ReadPage): number {
  let edge = 0;
  for (let at = 2; at < boxes.length; at += 4) edge = Math.max(edge, boxes[at] ?? 0);
  return edge;
}

function leftEdge({ boxes }: ReadPage): number {
  let edge = Number.POSITIVE_INFINITY;
  for (let at = 0; at < boxes.length; at += 4) edge = Math.min(edge, boxes[at] ?? 0);
  return edge;
}
