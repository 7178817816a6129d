import type { Language } from '../../facts/numbers/number-format.ts';
import { kindIn } from '../../versions/index.ts';
import { isNumberSign, type TitleToken } from './title-tokens.ts';
import { infinitiveSign, isTitleWord } from './title-words.ts';

/** A noun with what belongs to it: `tokens.slice(start, end)`; its determiner stands before `start`. */
export interface NounPhrase {
  readonly start: number;
  readonly end: number;
  readonly hasDeterminer: boolean;
}

/** Tokens of a phrase that is short enough to be a title. */
const longest = 8;

/** The noun phrases of a sentence from left to right. Verbs that no list knows may end one that is not German. */
export function nounPhrases(tokens: readonly TitleToken[], language: Language): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at, language);
    if (phrase !== undefined) phrases.push(phrase);
    at = phrase === undefined ? at + 1 : Math.max(phrase.end, at + 1);
  }
  return phrases.map((phrase) => withoutNumberSign(tokens, phrase, language));
}

function phraseAt(tokens: readonly TitleToken[], at: number, language: Language): NounPhrase | undefined {
  const start = afterPredicate(tokens, nounStart(tokens, at, language));
  let end = runEnd(tokens, start, language);
  if (end === start) return undefined;
  while (tokens[end - 1]?.closes !== true) {
    const next = joinedStart(tokens, end, language);
    const stop = next === undefined ? end : runEnd(tokens, next, language);
    if (next === undefined || stop === next || stop - start > longest) break;
    end = stop;
  }
  return { start, end, hasDeterminer: isDeterminer(tokens[start - 1], language) };
}

/** `is responsible for the upkeep`: an adjective behind a form of to be leads to the noun. */
function afterPredicate(tokens: readonly TitleToken[], start: number): number {
  const isPredicate = tokens[start - 1]?.kind === 'equal' && tokens[start + 1]?.kind === 'for';
  return isPredicate ? start + 2 + (tokens[start + 2]?.kind === 'determiner' ? 1 : 0) : start;
}

/** `policy no.`: the sign for a number belongs to the number. */
function withoutNumberSign(tokens: readonly TitleToken[], phrase: NounPhrase, language: Language): NounPhrase {
  const { start, end } = phrase;
  const isSign = end - start > 1 && isNumberSign(tokens[end - 1]?.key ?? '', language);
  return isSign ? { ...phrase, end: end - 1 } : phrase;
}

/** Behind determiners. */
function nounStart(tokens: readonly TitleToken[], at: number, language: Language): number {
  let start = at;
  while (
    (isDeterminer(tokens[start], language) || tokens[start]?.kind === 'quantity') &&
    tokens[start]?.closes === false
  )
    start += 1;
  return start;
}

/** A German article in the genitive also joins two nouns. */
const isDeterminer = (token: TitleToken | undefined, language: Language): boolean =>
  token?.kind === 'determiner' ||
  (language === 'de' && token?.kind === 'of' && kindIn(language, token.key) === 'article');

/** Where the noun ends that begins at a token: behind it, and what is said of it in one piece. */
function runEnd(tokens: readonly TitleToken[], start: number, language: Language): number {
  let end = start;
  const isDetermined = isDeterminer(tokens[start - 1], language);
  while (end < tokens.length) {
    const token = tokens[end];
    if (token === undefined || (end > start && token.opens)) break;
    const isFirstNoun =
      end === start &&
      (token.kind === 'quantity' || (isDetermined && /^(?:verb|participle)$/u.test(token.kind))) &&
      tokens[end + 1]?.kind !== 'gap';
    const isNumbered =
      token.kind === 'number' && end > start && isNumber(token) && /^\p{Lu}/u.test(tokens[end - 1]?.text ?? '');
    if (token.kind !== 'content' && !isFirstNoun && !isNumbered) break;
    if (language === 'de' && end > start && isSmall(token) && !isSmall(tokens[end - 1])) break;
    end += 1;
    if (token.closes) break;
  }
  return language === 'de' && !tokens.slice(start, end).some((token) => !isSmall(token)) ? start : end;
}

const isNumber = ({ text }: TitleToken): boolean => /^[A-Z]?-?\d{1,4}[A-Za-z]?$/u.test(text);
const isSmall = (token: TitleToken | undefined): boolean => /^\p{Ll}/u.test(token?.text ?? '');

/** Where the noun begins that `of`, `for` or `and` joins at a token. */
function joinedStart(tokens: readonly TitleToken[], at: number, language: Language): number | undefined {
  const kind = tokens[at]?.kind;
  if (kind !== 'of' && kind !== 'for' && kind !== 'joint') return undefined;
  if (tokens[at]?.closes === true) return undefined;
  const start = nounStart(tokens, at + 1, language);
  // `to look`: without a determiner it may lead to a verb.
  if (tokens[at]?.key === infinitiveSign && start === at + 1) return undefined;
  // `first refusal`: part of the name behind `of`.
  const from = tokens[start - 1]?.kind === 'quantity' && start - 1 > at ? start - 1 : start;
  return isTitleWord('amounting', language, tokens[from]?.key ?? '') ? undefined : from;
}

/** A phrase as it is printed, with a capital. */
export function printedPhrase(
  tokens: readonly TitleToken[],
  { start, end }: Pick<NounPhrase, 'start' | 'end'>,
): string {
  const text = tokens
    .slice(start, end)
    .map((token, at, all) => (token.isElided || at === all.length - 1 ? token.text : `${token.text} `))
    .join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
