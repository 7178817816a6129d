import { isTitle as isFormOfAddress } from '../../facts/names/find-names.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { kindIn } from '../../versions/index.ts';
import {
  amountWords,
  bearingWords,
  clauseOrdinals,
  datingWords,
  equatingVerbs,
  finiteVerbs,
  forWords,
  jointWords,
  leadingWords,
  numberSigns,
  ofWords,
  participles,
  pointingWords,
  pronouns,
  turningWords,
  verbEndings,
} from './title-words.ts';

/** What a word does in the phrase that it stands in. */
export type TokenKind =
  | 'determiner'
  | 'of'
  | 'for'
  | 'lead'
  | 'joint'
  | 'equal'
  | 'be'
  | 'force'
  | 'verb'
  | 'participle'
  | 'pronoun'
  | 'turn'
  | 'stop'
  | 'quantity'
  | 'number'
  | 'content'
  | 'gap';

/** A word of a sentence as titles read it. */
export interface TitleToken {
  /** As printed, without the punctuation at its ends. */
  readonly text: string;
  readonly key: string;
  readonly kind: TokenKind;
  /** Punctuation or a bracket parts it from what stands before, or behind. */
  readonly opens: boolean;
  readonly closes: boolean;
  /** `l’`: printed without a space behind it. */
  readonly isElided: boolean;
}

const listed = (lists: Readonly<Record<Language, string>>): Readonly<Record<Language, ReadonlySet<string>>> => ({
  en: setOf(lists.en),
  de: setOf(lists.de),
  fr: setOf(lists.fr),
  es: setOf(lists.es),
  it: setOf(lists.it),
});

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const pointing = listed(pointingWords);
const joinsOf = listed(ofWords);
const joinsFor = listed(forWords);
const leading = listed(leadingWords);
const pronoun = listed(pronouns);
const participle = listed(participles);
const equating = listed(equatingVerbs);
const verbs = listed(finiteVerbs);
const turning = listed(turningWords);
const joint = listed(jointWords);
const signs = listed(numberSigns);
export const amounting = listed(amountWords);
export const bearing = listed(bearingWords);
export const dating = listed(datingWords);

const elision = /^(["“„«(]*)((?:[cdjlmnst]|qu|un|(?:a|da|de|ne|su|co)ll)[’'])(?=[A-Za-zªµºÀ-ÖØ-ӿ])/i;

interface Marked {
  /** The disputed words. */
  readonly gap?: readonly [from: number, to: number];
  /** Words of other values, which name nothing. */
  readonly taken?: ReadonlySet<number>;
}

/** The words of a sentence; the disputed ones are one gap. */
export function titleTokens(words: readonly string[], language: Language, { gap, taken }: Marked = {}): TitleToken[] {
  const [from, to] = gap ?? [-1, -1];
  return words.flatMap((word, at): TitleToken[] => {
    if (at === from) return [gapOf(words.slice(from, to)), ...(to > from ? [] : [tokenOf(word, language)])];
    if (at > from && at < to) return [];
    if (taken?.has(at) === true) return [{ ...tokenOf(word, language), kind: 'stop' }];
    const parts = elision.exec(word);
    if (parts === null || language === 'en' || language === 'de') return [tokenOf(word, language)];
    const [head, opening = '', short = ''] = parts;
    return [
      { ...tokenOf(short, language), isElided: true, opens: opening !== '' },
      tokenOf(word.slice(head.length), language),
    ];
  });
}

function gapOf(words: readonly string[]): TitleToken {
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  return { text: '', key: '', kind: 'gap', opens: /^[("“„«]/u.test(first), closes: isClosing(last), isElided: false };
}

/** `(iii)`: an item of a list. */
const isRoman = /^[ivx]{2,5}$/u;

/** `No.`, `Nr.`: what a number stands behind. */
export const isNumberSign = (key: string, language: Language): boolean => signs[language].has(key);

/** `Sexta. Subarriendo`: the word for the number of a clause. */
export const isOrdinal = (word: string): boolean => ordinals.has(word.toLowerCase().replace(/[.ªa:-]+$/u, 'a'));
const ordinals = setOf(clauseOrdinals);

/** Joins two nouns, or a noun to what it belongs to: no title begins with it. German articles in the genitive may. */
export const isJoining = (word: string, language: Language): boolean => {
  const key = word.toLowerCase();
  return joint[language].has(key) || (joinsOf[language].has(key) && kindIn(language, key) !== 'article');
};

const isClosing = (text: string): boolean => /[.,;:!?)\]"”»]$/u.test(text);

function tokenOf(word: string, language: Language): TitleToken {
  const text = word.replace(/^[^A-Za-zªµºÀ-ÖØ-ӿ\d%€$£§&]+|[^A-Za-zªµºÀ-ÖØ-ӿ\d%€$£’']+$/gu, '');
  const key = text.toLowerCase().replace(/['’.-]/gu, '');
  return {
    text,
    key,
    // `No.` denies nothing.
    kind: word.endsWith('.') && isNumberSign(key, language) ? 'content' : kindOf(text, key, language),
    opens: /^[("“„«[]/u.test(word),
    closes: isClosing(word),
    isElided: false,
  };
}

function kindOf(text: string, key: string, language: Language): TokenKind {
  if (key === '' || /^[&–—-]$/u.test(text)) return 'stop';
  if (turning[language].has(key) || isRoman.test(text)) return 'turn';
  if (pronoun[language].has(key)) return 'pronoun';
  if (/\d/u.test(text)) return 'number';
  if (joinsOf[language].has(key)) return 'of';
  if (pointing[language].has(key)) return 'determiner';
  if (joinsFor[language].has(key)) return 'for';
  if (leading[language].has(key)) return 'lead';
  const isNoun = language === 'de' && /^\p{Lu}/u.test(text);
  if (!isNoun && equating[language].has(key)) return 'equal';
  if (!isNoun && verbs[language].has(key)) return 'verb';
  if (!isNoun && participle[language].has(key)) return 'participle';
  const kind = kindIn(language, key);
  if (kind === 'article') return 'determiner';
  if (kind === 'copula') return 'equal';
  if (kind === 'quantifier') return 'quantity';
  if (kind === 'infinitive') return 'be';
  if (joint[language].has(key)) return 'joint';
  if (!isNoun && (kind === 'force' || kind === 'negation')) return 'force';
  if (kind === undefined && verbEndings[language]?.test(text) === true) return 'verb';
  if (isFormOfAddress(plainWord(key))) return 'stop';
  return kind === undefined || (isNoun && kind === 'force') ? 'content' : 'stop';
}
