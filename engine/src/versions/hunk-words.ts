import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Span } from './change-map.ts';
import { endsSentence } from './token-places.ts';
import { closedIn, isEmptyWord } from './words/word-classes.ts';
import type { ClosedClass } from './words/closed-class.ts';
import { spellingOf, writtenOut } from './words/spellings.ts';

export function keysIn({ lexemes, keys }: ReadingText, [from, to]: Span): string[] {
  const found: string[] = [];
  for (let token = from; token < to; token += 1) found.push(lexemes.textOf(keys[token] ?? 0));
  return found;
}

/** Words around a run by which a phrase is known that is only cut by it: `other | than`. */
const around = 3;

/** The words and phrases of closed classes that a run takes part in, each at so many words behind the run and those before it. */
export function closedWordsIn(
  text: ReadingText,
  [from, to]: Span,
): { readonly at: number; readonly phrase: string; readonly kind: ClosedClass }[] {
  const start = Math.max(0, from - around);
  const keys = keysIn(text, [start, Math.min(text.length, to + around)]);
  return closedIn(keys).filter(({ at, phrase }) => {
    const first = start + at;
    return first < to && first + phrase.split(' ').length > from;
  });
}

/** The words of a run that say something, in the spelling that all share. */
export const contentIn = (text: ReadingText, span: Span): string[] =>
  keysIn(text, span)
    .filter((key) => !isEmptyWord(key))
    .map((key) => writtenOut(spellingOf(key)));

/** The words of a run that say something and belong to no word or phrase of a closed class. */
export function openWordsIn(text: ReadingText, span: Span): string[] {
  const start = Math.max(0, span[0] - around);
  const closed = new Set(
    closedWordsIn(text, span).flatMap(({ at, phrase }) => phrase.split(' ').map((_, index) => start + at + index)),
  );
  const open: string[] = [];
  for (let token = span[0]; token < span[1]; token += 1)
    if (!closed.has(token)) open.push(...contentIn(text, [token, token + 1]));
  return open;
}

const figure = /^\^?\d/u;

export const figuresIn = (text: ReadingText, span: Span): string[] =>
  keysIn(text, span).filter((key) => figure.test(key));

/**
 * A word that is written like a name: with a capital where no sentence begins, or before another one where it does, among
 * words that are not all so.
 */
function isNameAt(text: ReadingText, token: number): boolean {
  const form = formAt(text, token);
  if (!capital.test(form) || /\d/u.test(form)) return false;
  if (token === 0 || text.passageOf[token - 1] !== text.passageOf[token] || endsSentence(text, token - 1))
    return capital.test(formAt(text, token + 1)) && hasSmall(text, [token + 2, token + 3, token + 4]);
  return hasSmall(text, [token - 2, token - 1, token + 1, token + 2]);
}

const capital = /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}/u;
const small = /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Ll}/u;

const hasSmall = (text: ReadingText, tokens: readonly number[]): boolean =>
  tokens.some((token) => small.test(formAt(text, token)));

export function hasNameIn(text: ReadingText, [from, to]: Span): boolean {
  for (let token = from; token < to; token += 1) if (isNameAt(text, token)) return true;
  return false;
}

export const beginsSmall = (text: ReadingText, token: number): boolean => small.test(formAt(text, token));

export const formAt = ({ lexemes, forms }: ReadingText, token: number): string => lexemes.textOf(forms[token] ?? -1);

/** What both rows hold is taken out of both. */
export function differenceOf(
  a: readonly string[],
  b: readonly string[],
): { readonly onlyA: string[]; readonly onlyB: string[] } {
  const rest = [...b];
  const onlyA = a.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { onlyA, onlyB: rest };
}
