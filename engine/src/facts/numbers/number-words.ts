import { allMatches } from '../words/all-matches.ts';
import { germanNumber } from './german-number.ts';
import { italianNumber } from './italian-number.ts';
import { lookUp } from '../words/look-up.ts';
import type { Language } from './number-format.ts';
import {
  aDozen,
  aHalf,
  andHalf,
  bareThousands,
  hundreds,
  numberJoiner,
  ones,
  scaleWords,
  smallNumbers,
} from './number-lexicon.ts';

export interface NumberInWords {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const plain = (word: string): string => word.toLowerCase().replace(/ß/gu, 'ss').normalize('NFD').replace(/\p{M}/gu, '');

const accented: Readonly<Record<string, string>> = { u: '[uüú]', o: '[oöó]', i: '[ií]', e: '[eé]', s: '(?:s|ß)' };

/** One pattern per language that tells quickly whether a text holds any number word at all. */
const anyWord = new Map<Language, RegExp>();

function hasNumberWord(text: string, language: Language): boolean {
  let pattern = anyWord.get(language);
  if (pattern === undefined) {
    const words = [smallNumbers, hundreds, bareThousands, scaleWords]
      .flatMap((byLanguage) => Object.keys(byLanguage[language]))
      .map((word) => word.replace(/[uoies]/gu, (letter) => accented[letter] ?? letter));
    pattern = new RegExp(
      language === 'de' || language === 'it'
        ? [...words, 'halb'].join('|')
        : String.raw`(?<![a-zß-ɏ])(?:${words.join('|')})(?![a-zß-ɏ])`,
      'i',
    );
    anyWord.set(language, pattern);
  }
  return pattern.test(text);
}

/** A number while its words are being read. */
interface Reading {
  readonly start: number;
  end: number;
  /** What the scales so far make. */
  total: number;
  /** What stands behind the last scale. */
  group: number;
  /** Nothing but a word that is an article as well. */
  isArticle: boolean;
}

const wordPattern = /[A-Za-zªµºÀ-ÖØ-ӿ]+/gu;

/** Finds numbers written in words: `twenty-four`, `three thousand five hundred`, `fünfundzwanzig`, `dix-huit`. */
export function findNumberWords(text: string, language: Language): NumberInWords[] {
  const halves = /hal[fb]|demi|medi|mezz/i.test(text) ? findHalves(text, language) : [];
  if (!hasNumberWord(text, language)) return halves;
  const found: NumberInWords[] = [...halves];
  let current: Reading | undefined;
  const flush = (): void => {
    if (current !== undefined && !current.isArticle) found.push(finished(text, current, language));
    current = undefined;
  };
  const joiner = ` ${numberJoiner[language]} `;
  for (const match of text.matchAll(wordPattern)) {
    const word = plain(match[0]);
    if (word === numberJoiner[language]) continue;
    const between = current === undefined ? '' : text.slice(current.end, match.index);
    const isJoined = between.toLowerCase() === joiner;
    // A hyphen at the end of a line stands apart from the rest of the word.
    if (current !== undefined && between !== ' ' && between !== '-' && between !== '- ' && !isJoined) flush();
    const end = match.index + match[0].length;
    if (current !== undefined && extend(current, word, language, isJoined)) {
      current.end = end;
      continue;
    }
    flush();
    // `half a dozen` is no dozen.
    if (halves.some((half) => match.index >= half.start && end <= half.end)) continue;
    current = begin(word, language, match.index, end);
  }
  flush();
  return found;
}

const findHalves = (text: string, language: Language): NumberInWords[] =>
  allMatches(text, aHalf[language]).map((match) => {
    const end = match.index + match[0].length;
    const dozen = aDozen.exec(text.slice(end, end + 10));
    return { start: match.index, end: end + (dozen?.[0].length ?? 0), value: dozen === null ? 0.5 : 6 };
  });

const valueOf = (word: string, language: Language): number | undefined =>
  lookUp(smallNumbers[language], word) ??
  (language === 'de' && word.length > 5 && !ones.de.has(word) && word !== 'hundert' && word !== 'tausend'
    ? germanNumber(word)
    : language === 'it' && word.length > 5
      ? italianNumber(word)
      : undefined);

function begin(word: string, language: Language, start: number, end: number): Reading | undefined {
  const reading = { start, end, total: 0, group: 0, isArticle: false };
  const value = valueOf(word, language);
  if (value !== undefined) return { ...reading, ...parts(value) };
  const hundred = lookUp(hundreds[language], word);
  if (hundred !== undefined) return { ...reading, group: hundred };
  const thousand = lookUp(bareThousands[language], word);
  if (thousand !== undefined) return { ...reading, total: thousand };
  return ones[language].has(word) ? { ...reading, group: 1, isArticle: true } : undefined;
}

const parts = (value: number): { total: number; group: number } =>
  value >= 1000 ? { total: Math.floor(value / 1000) * 1000, group: value % 1000 } : { total: 0, group: value };

/** Takes one more word into the number; false when it begins another one. */
function extend(reading: Reading, word: string, language: Language, isJoined: boolean): boolean {
  const { group } = reading;
  const scale = lookUp(scaleWords[language], word);
  if (scale !== undefined && !isJoined) {
    const isSmaller = reading.total >= scale;
    if (isSmaller && group === 0) return false;
    reading.total = isSmaller ? reading.total + group * scale : (reading.total + group) * scale;
    reading.group = 0;
    reading.isArticle = false;
    return true;
  }
  const hundred = lookUp(hundreds[language], word);
  if (hundred !== undefined && group < 100) {
    if (isJoined && group > 0) return false;
    reading.group = Math.max(1, group) * hundred;
    reading.isArticle = false;
    return true;
  }
  if (reading.isArticle) return false;
  const value =
    valueOf(word, language) ?? (isTens(group) && ones[language].has(word) && language !== 'en' ? 1 : undefined);
  if (value === undefined || !canAdd(reading, value, language, isJoined)) return false;
  const { total, group: added } = parts(value);
  reading.total += total;
  reading.group = isFourTwenties(group, value) ? group - 4 + 80 : group + added;
  return true;
}

const isTens = (group: number): boolean => group % 10 === 0 && group % 100 >= 20;

const isFourTwenties = (group: number, value: number): boolean => group % 100 === 4 && value === 20;

function canAdd({ total, group }: Reading, value: number, language: Language, isJoined: boolean): boolean {
  // Behind a scale or whole hundreds comes what is smaller; English says "and" only here.
  if (group === 0) return total > value;
  if (value >= 100) return false;
  if (group % 100 === 0) return true;
  if (isJoined && language === 'en') return false;
  if (language === 'fr' && isFourTwenties(group, value)) return true;
  if (language === 'fr' && (group % 100 === 60 || group % 100 === 80)) return value < 20;
  // "dix-sept"
  if (language === 'fr' && group % 20 === 10 && value >= 7 && value < 10) return true;
  return isTens(group) && value < 10;
}

function finished(text: string, { start, end, total, group }: Reading, language: Language): NumberInWords {
  const half = andHalf[language].exec(text.slice(end, end + 16));
  const value = total + group;
  if (half === null || value >= 1000) return { start, end, value };
  return { start, end: end + half[0].length, value: value + 0.5 };
}
