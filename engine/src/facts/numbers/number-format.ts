import type { Language } from '../../lexicon/language.ts';
import { dollarNamed } from '../units/dollars.ts';
import {
  languages,
  noWords,
  sides,
  signOf,
  SpokenConventions,
  spokenIn,
  usualSign,
  type Votes,
} from './spoken-conventions.ts';
import type { Passage } from '../../layout/passage.ts';

/** How a document prints its numbers and dates. */
export interface NumberFormat {
  readonly decimal: '.' | ',';
  /** Which comes first in dates of digits. */
  readonly dateOrder: 'day' | 'month';
  /** A date in it shows the order, and none another one. */
  readonly isDateOrderSeen?: true;
  readonly language: Language;
  /** Enough words speak for the language, and few for another one. */
  readonly isLanguageSure?: true;
  /** Thousands are parted by a space: `24 440`. */
  readonly spaced?: boolean;
  /** Languages of a document in several whose passages print another decimal sign. */
  readonly byLanguage?: Readonly<Partial<Record<Language, '.' | ','>>>;
  /** Its figures speak for either sign: each is weighed by those beside it. */
  readonly isMixed?: true;
  /** The dollar that is meant by a bare sign: the only one that the documents of a matter name. */
  readonly dollar?: string;
}

export type { Language };

const frequent: Readonly<Record<Language, string>> = {
  en: 'the of and to is for by with this that shall from are not at or',
  de: 'der die und das ist mit von dem den für auf nicht ein eine zu im wird bei oder zum zur',
  fr: "le les des du et est une pour dans par sur au aux qui avec la ou cette d'un",
  es: 'el los las del y es una para por con se al su que la como en cada',
  it: 'il gli di del della dei delle che è per con non sono una si nel nella al alla ed da dal o ogni',
};

/** Languages in which a word is frequent. */
const languagesOf = new Map<string, Language[]>();
for (const [language, words] of Object.entries(frequent)) {
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language as Language]);
}

/** Decides for the documents of one matter; where nothing in a document tells its decimal sign, the others do if they agree. */
export function decideNumberFormats(documents: readonly (readonly Passage[])[]): NumberFormat[] {
  const decided = documents.map(decide);
  const signs = new Set(decided.filter(({ isGuess }) => !isGuess).map(({ format }) => format.decimal));
  const [shared] = signs;
  const dollars = new Set(decided.flatMap(({ dollars: own }) => [...own]));
  const [dollar] = dollars.size === 1 ? dollars : [];
  return decided.map(({ format, isGuess }) => {
    const own = isGuess && shared !== undefined && signs.size === 1 ? withSign(format, shared) : format;
    return dollar === undefined ? own : withDollar(own, dollar);
  });
}

const withDollar = (format: NumberFormat, dollar: string): NumberFormat => ({ ...format, dollar });

const withSign = (format: NumberFormat, decimal: '.' | ','): NumberFormat => ({ ...format, decimal });

/** Decides by evidence; what is not evident follows the language. */
export const decideNumberFormat = (passages: readonly Passage[]): NumberFormat => decide(passages).format;

interface Decided {
  readonly format: NumberFormat;
  readonly isGuess: boolean;
  /** The dollars that are named. */
  readonly dollars: ReadonlySet<string>;
}

/** The decimal sign is a guess where neither figures nor enough words speak for one. */
function decide(passages: readonly Passage[]): Decided {
  const counts = noWords();
  const votes: Votes = { point: 0, comma: 0, day: 0, month: 0 };
  const groups = { spaced: 0, signed: 0 };
  const reader: WordReader = { known: new Map(), dollars: new Set() };
  const spoken = new SpokenConventions();
  for (const { words } of passages) {
    const own = { counts: noWords(), votes: { point: 0, comma: 0, day: 0, month: 0 } };
    countWords(words, own, groups, reader);
    for (const language of languages) counts[language] += own.counts[language];
    for (const side of sides) votes[side] += own.votes[side];
    spoken.add(own.counts, own.votes);
  }
  const language = languages.reduce((a, b) => (counts[b] > counts[a] ? b : a));
  const decimal = signOf(votes) ?? usualSign(language);
  const spaced = groups.spaced >= fewestSpaced && groups.spaced > groups.signed;
  const isLanguageSure = isSure(language, counts);
  const byLanguage = spoken.otherThan(decimal);
  const format: NumberFormat = {
    decimal,
    dateOrder: votes.month > votes.day ? 'month' : 'day',
    ...(votes.month > 0 !== votes.day > 0 ? { isDateOrderSeen: true } : {}),
    language,
    ...(isLanguageSure ? { isLanguageSure } : {}),
    ...(spaced ? { spaced } : {}),
    ...(byLanguage === undefined ? {} : { byLanguage }),
    ...(votes.point > 0 && votes.comma > 0 ? { isMixed: true } : {}),
  };
  return { format, isGuess: votes.point === votes.comma && !isLanguageSure, dollars: reader.dollars };
}

/** What is known of words that were met, and the dollars that were named. */
interface WordReader {
  /** Of a word that occurs a thousand times the letters are looked at once. */
  readonly known: Map<string, readonly Language[] | 'figures'>;
  readonly dollars: Set<string>;
}

function countWords(
  words: readonly { readonly text: string }[],
  own: { readonly counts: Record<Language, number>; readonly votes: Votes },
  groups: { spaced: number; signed: number },
  { known, dollars }: WordReader,
): void {
  // Counted: an iterator makes a pair for each of a million words.
  for (let index = 0; index < words.length; index += 1) {
    const text = words[index]?.text ?? '';
    let kind = known.get(text);
    if (kind === undefined) {
      known.set(text, (kind = /\d/u.test(text) ? 'figures' : (languagesOf.get(text.toLowerCase()) ?? [])));
      const dollar = dollarNamed(text);
      if (dollar !== undefined) dollars.add(dollar);
    }
    if (kind === 'figures') {
      if (!isClock(words, index)) vote(text, own.votes);
      voteOnGroups(words, index, groups);
    } else for (const language of kind) own.counts[language] += 1;
  }
}

/** The decimal sign that the figures of a passage speak for, if all of them do for one. */
export function signBeside(words: readonly { readonly text: string }[]): '.' | ',' | undefined {
  const votes: Votes = { point: 0, comma: 0, day: 0, month: 0 };
  for (let index = 0; index < words.length; index += 1)
    if (!isClock(words, index)) vote(words[index]?.text ?? '', votes);
  return votes.point > 0 && votes.comma > 0 ? undefined : signOf(votes);
}

/** The language that the words of a passage are in, where they tell. */
export function languageSpoken(words: readonly { readonly text: string }[]): Language | undefined {
  const counts = noWords();
  for (const { text } of words) for (const language of languagesOf.get(text.toLowerCase()) ?? []) counts[language] += 1;
  return spokenIn(counts);
}

const clockUnit = /^(?:h|hs|hrs?|uhr|horas?|heures?|am|pm|a\.m|p\.m)(?![a-zß-ɏ])/i;
const until = /^(?:to|and|until|bis|und|à|et|a|y|e|–|-)$/u;

const clockLead = /^(?:um|las|ore|alle|dalle)$/i;

/** `19.30 Uhr`, `10.00 a 14.00 h`, `ore 22.00`: the point of a clock parts no decimals. */
function isClock(words: readonly { readonly text: string }[], index: number): boolean {
  if (!/^\D?\d{1,2}\.[0-5]\d\D?$/u.test(words[index]?.text ?? '')) return false;
  if (clockLead.test(words[index - 1]?.text ?? '')) return true;
  const isUntil = until.test(words[index + 1]?.text ?? '');
  return clockUnit.test(words[index + (isUntil ? 3 : 1)]?.text ?? '');
}

const fewestWords = 12;

function isSure(language: Language, counts: Readonly<Record<Language, number>>): boolean {
  const others = Object.entries(counts).flatMap(([other, count]) => (other === language ? [] : [count]));
  return counts[language] >= fewestWords && counts[language] >= 2 * Math.max(...others);
}

/** So many numbers must be printed with a space between their groups to make it a custom. */
const fewestSpaced = 3;

/** `24 440` in two words, neither of them part of a longer row of figures such as a telephone number. */
function voteOnGroups(
  words: readonly { readonly text: string }[],
  index: number,
  groups: { spaced: number; signed: number },
): void {
  const text = words[index]?.text ?? '';
  if (/\d[.,]\d{3}(?!\d)/u.test(text)) groups.signed += 1;
  if (!/^\D?[1-9]\d{0,2}$/u.test(text) || !/^\d{3}(?:[.,]\d{1,2})?\D?$/u.test(words[index + 1]?.text ?? '')) return;
  if (!/\d$/u.test(words[index - 1]?.text ?? '') && !/^\d/u.test(words[index + 2]?.text ?? '')) groups.spaced += 1;
}

/** `July 16,2010`: the space behind the comma was left out. */
const dayAndYear = /^\D*[0-3]?\d,(?:19|20)\d\d\D*$/u;

function vote(text: string, votes: Votes): void {
  const date = /^\D*(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})\D*$/u.exec(text);
  if (date !== null) {
    if (Number(date[1]) > 12) votes.day += 1;
    else if (Number(date[2]) > 12) votes.month += 1;
    return;
  }
  if (/\d[.'’ ]\d{3},\d{1,2}(?!\d)/u.test(text) || /^\D*\d{1,3}(\.\d{3}){2,}\D*$/u.test(text)) votes.comma += 3;
  else if (/\d[,'’ ]\d{3}\.\d{1,2}(?!\d)/u.test(text) || /^\D*\d{1,3}(,\d{3}){2,}\D*$/u.test(text)) votes.point += 3;
  else if (/^\D*\d+,(\d{1,2}|\d{4,})\D*$/u.test(text)) votes.comma += dayAndYear.test(text) ? 0 : 1;
  else if (/^\D*\d+\.\d{2}\D*$/u.test(text)) votes.point += 1;
}
