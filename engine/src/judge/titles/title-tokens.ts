import { isTitle as isFormOfAddress } from '../../facts/names/find-names.ts';
import type { Language } from '../../facts/numbers/number-format.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { kindIn } from '../../versions/index.ts';
import { clauseOrdinals, isTitleWord, verbEndings } from './title-words.ts';

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
export const isNumberSign = (key: string, language: Language): boolean => isTitleWord('sign', language, key);

/** `Sexta. Subarriendo`: the word for the number of a clause. */
export const isOrdinal = (word: string): boolean => ordinals.has(word.toLowerCase().replace(/[.ªa:-]+$/u, 'a'));
const ordinals = new Set(clauseOrdinals.split(' '));

/** Joins two nouns, or a noun to what it belongs to: no title begins with it. German articles in the genitive may. */
export const isJoining = (word: string, language: Language): boolean => {
  const key = word.toLowerCase();
  return (
    isTitleWord('joint', language, key) || (isTitleWord('of', language, key) && kindIn(language, key) !== 'article')
  );
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
  if (isTitleWord('turning', language, key) || isRoman.test(text)) return 'turn';
  if (isTitleWord('pronoun', language, key)) return 'pronoun';
  if (/\d/u.test(text)) return 'number';
  if (isTitleWord('of', language, key)) return 'of';
  if (isTitleWord('pointing', language, key)) return 'determiner';
  if (isTitleWord('for', language, key)) return 'for';
  if (isTitleWord('leading', language, key)) return 'lead';
  const isNoun = language === 'de' && /^\p{Lu}/u.test(text);
  if (!isNoun && isTitleWord('equating', language, key)) return 'equal';
  if (!isNoun && isTitleWord('verb', language, key)) return 'verb';
  if (!isNoun && isTitleWord('participle', language, key)) return 'participle';
  const kind = kindIn(language, key);
  if (kind === 'article') return 'determiner';
  if (kind === 'copula') return 'equal';
  if (kind === 'quantifier') return 'quantity';
  if (kind === 'infinitive') return 'be';
  if (isTitleWord('joint', language, key)) return 'joint';
  if (!isNoun && (kind === 'force' || kind === 'negation')) return 'force';
  if (kind === undefined && verbEndings[language]?.test(text) === true) return 'verb';
  if (isFormOfAddress(plainWord(key))) return 'stop';
  return kind === undefined || (isNoun && kind === 'force') ? 'content' : 'stop';
}
