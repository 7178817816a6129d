import { isListMarker, markerLength } from '../layout/list-marker.ts';
import { isReferenceWord } from '../layout/numbered-parts.ts';
import { joinCutWords, type ReadingText } from '../layout/reading-text/index.ts';
import { classOf } from './words/word-classes.ts';
import type { Word } from '../layout/word.ts';
import type { Span } from './change-map.ts';

/** The printed word that a token is, or begins with. */
export function wordAt({ passages, passageOf, firstWords }: ReadingText, token: number): Word | undefined {
  return passages[passageOf[token] ?? -1]?.words[firstWords[token] ?? -1];
}

export const pageAt = (text: ReadingText, token: number): number =>
  wordAt(text, Math.max(0, Math.min(token, text.length - 1)))?.page.page ?? 1;

/** The words of a run of tokens as they stand on the paper. */
export function wordsOf(text: ReadingText, [from, to]: Span): Word[] {
  const words: Word[] = [];
  let last: Word | undefined;
  for (let token = from; token < to; token += 1) {
    const printed = text.passages[text.passageOf[token] ?? -1]?.words ?? [];
    for (let at = text.firstWords[token] ?? 0; at <= (text.lastWords[token] ?? -1); at += 1) {
      const word = printed[at];
      if (word === undefined || word === last) continue;
      words.push(word);
      last = word;
    }
  }
  return words;
}

/** The same for people to read: those that a line cuts are put together. */
export const shownWords = (text: ReadingText, span: Span): readonly Word[] =>
  joinCutWords(text.passages, wordsOf(text, span));

/** A gap so wide, in sizes of the words beside it, parts cells. */
const cellGap = 1.15;

/** How a token stands to the one before it: in one line with it, behind a gap, in a new line, in another passage. */
export type Border = 'none' | 'gap' | 'line' | 'passage';

export function borderBefore(text: ReadingText, token: number): Border {
  if (token <= 0 || token >= text.length || text.passageOf[token] !== text.passageOf[token - 1]) return 'passage';
  if (text.firstWords[token] === text.lastWords[token - 1]) return 'none';
  const passage = text.passages[text.passageOf[token] ?? -1];
  const word = passage?.words[text.firstWords[token] ?? -1];
  const before = passage?.words[text.lastWords[token - 1] ?? -1];
  if (passage === undefined || word === undefined || before === undefined) return 'none';
  if (passage.cells.some(({ start }) => start === text.firstWords[token])) return 'gap';
  if (word.page !== before.page || Math.abs(word.top - before.top) > word.size / 2 || word.left < before.left)
    return 'line';
  return word.left - before.right > word.size * cellGap ? 'gap' : 'none';
}

/** A minus that is part of the printed amount behind it, in whatever way a row of a table prints it. */
export function isSignOfAmount(
  { keys, lexemes, firstWords, passages, passageOf }: ReadingText,
  [from, to]: Span,
): boolean {
  return (
    to - from === 1 &&
    lexemes.textOf(keys[from] ?? 0) === '-' &&
    passages[passageOf[from] ?? -1]?.kind === 'row' &&
    firstWords[from] === firstWords[to] &&
    passageOf[from] === passageOf[to] &&
    /^\d/u.test(lexemes.textOf(keys[to] ?? 0))
  );
}

/** The token ends a sentence, as far as its print shows. */
export const endsSentence = ({ lexemes, forms }: ReadingText, token: number): boolean =>
  /[.!?;:]["')\]]*$/u.test(lexemes.textOf(forms[token] ?? 0));

export const endsClause = ({ lexemes, forms }: ReadingText, token: number): boolean =>
  /[,.!?;:)\]"]$/u.test(lexemes.textOf(forms[token] ?? 0));

/** A number of several levels that opens a line or a sentence, `6.5`, and one of one level that opens a sentence, `3.`, is that of a clause, unless it is spoken of: `under Section | 6.5`. */
const ofLevels = /^\d{1,3}(?:\.\d{1,2})+$/u;

/** Tokens that are the number or the bullet of a clause or an item where it begins, `3.1` or `(a)`; 0 for most tokens. */
export function markerTokens(text: ReadingText, token: number): number {
  if (token < 0 || token >= text.length) return 0;
  const passage = text.passages[text.passageOf[token] ?? -1];
  if (passage === undefined) return 0;
  if (token > 0 && text.passageOf[token] === text.passageOf[token - 1]) return isLineMarker(text, token) ? 1 : 0;
  const words = markerLength(passage.words);
  let length = 0;
  while (
    token + length < text.length &&
    text.passageOf[token + length] === text.passageOf[token] &&
    (text.firstWords[token + length] ?? 0) < words
  )
    length += 1;
  return length === 0 && isGluedMarker(text, token) ? 1 : length;
}

/** `8.Termination`: the number of a clause without a space behind it. */
const isGluedMarker = ({ lexemes, keys, forms, firstWords, passageOf }: ReadingText, token: number): boolean =>
  /^\d{1,3}(?:\.\d{1,2})*$/u.test(lexemes.textOf(keys[token] ?? -1)) &&
  passageOf[token + 1] === passageOf[token] &&
  firstWords[token + 1] === firstWords[token] &&
  /[.)]$/u.test(lexemes.textOf(forms[token] ?? -1)) &&
  /^\p{Lu}/u.test(lexemes.textOf(forms[token + 1] ?? -1));

/** Numbers of clauses that stand in a margin of their own are read in one go. */
export function isAmongMarkers({ passages, passageOf }: ReadingText, token: number): boolean {
  const words = passages[passageOf[token] ?? -1]?.words ?? [];
  return words.length > 0 && words.every(({ text }) => isListMarker(text));
}

function isLineMarker(text: ReadingText, token: number): boolean {
  const keyAt = (at: number): string => text.lexemes.textOf(text.keys[at] ?? -1);
  if (!ofLevels.test(keyAt(token)) || (borderBefore(text, token) !== 'line' && !endsSentence(text, token - 1)))
    return false;
  const before = keyAt(token - 1);
  if (isReferenceWord(before) || classOf(before) !== undefined) return false;
  return /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u.test(text.lexemes.textOf(text.forms[token + 1] ?? -1));
}

/** A run that is the number of a clause and no more. */
export const isMarker = (text: ReadingText, [from, to]: Span): boolean =>
  to > from && markerTokens(text, from) === to - from;

/** Where the clause begins in whose first line a token stands right behind its number; else the token itself. */
export function withMarker(text: ReadingText, token: number): number {
  for (let start = token - 1; start >= Math.max(0, token - longestMarker); start -= 1)
    if (text.passageOf[start] === text.passageOf[token] && markerTokens(text, start) === token - start) return start;
  return token;
}

/** In tokens: `Section 4.2 (a)`. */
export const longestMarker = 4;
