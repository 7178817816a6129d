import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadDocument } from '@app/engine';
import * as z from 'zod';
import type { KnownCase, Occurrence } from '../accuracy/known-case.ts';

const closedClass = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'closed-class.json'), 'utf8')));

/** Words of these do not name a matter: they are left as they are, in whatever language a paper is. */
const kept: ReadonlySet<string> = new Set(Object.values(closedClass).flatMap((words) => words.split(' ')));

/** Endings of five languages, the longest first. What is left of a word is its stem, which must be as long as this. */
const endings = (
  'issements issement ations ation ements ement ungen ments ment keit heit lich isch ings ing ungs ung ers ies ées ten ter tes est ern end ado ada idos ida ' +
  'ed es er en em et el ly er ée és as os is te st ra re ar ir ia s e n t a o i y é'
)
  .split(' ')
  .toSorted((a, b) => b.length - a.length);
const shortestStem = 4;
/** Shorter words are mostly of closed classes, units and short forms. */
const shortestWord = 4;

interface Parts {
  readonly stem: string;
  readonly ending: string;
}

/** Endings are taken off as long as there are any: `deliv-er-ies`, `deliv-er-ed` and `deliv-er-y` have one stem. */
function partsOf(word: string): Parts {
  const lower = word.toLowerCase();
  let end = lower.length;
  for (;;) {
    const stem = lower.slice(0, end);
    const ending = endings.find((one) => stem.endsWith(one) && stem.length - one.length >= shortestStem);
    if (ending === undefined) return { stem, ending: lower.slice(end) };
    end -= ending.length;
  }
}

/** Numbers, codes, addresses and links: no letters of them are exchanged. */
const isWritten = (token: string): boolean => !/[\d@]|\p{L}\.\p{L}|:\/\//u.test(token);

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .filter(isWritten)
    .flatMap((token) => token.match(/\p{L}+/gu) ?? []);

/** What is exchanged in the papers of one set: every stem that several of them print, each for an invented one. */
export type Exchange = (text: string) => string;

/**
 * `spared` is text whose words stay: values that are read (months, units, numbers in words), and what conflicts.
 * A stem gets the same invented one everywhere in the set, in every run.
 */
export function exchangeFor(name: string, documents: readonly ReadDocument[], spared: readonly string[]): Exchange {
  const spare = new Set(spared.flatMap(wordsOf).map((word) => partsOf(word).stem));
  const holders = new Map<string, Set<number>>();
  for (const [index, { pages }] of documents.entries())
    for (const word of pages.flatMap(({ texts }) => texts.flatMap(wordsOf))) {
      const { stem } = partsOf(word);
      if (word.length < shortestWord || kept.has(word.toLowerCase()) || spare.has(stem)) continue;
      holders.set(stem, (holders.get(stem) ?? new Set()).add(index));
    }
  const shared = [...holders].flatMap(([stem, { size }]) => (size > 1 ? [stem] : [])).toSorted();
  const invented = new Map<string, string>();
  const taken = new Set(holders.keys());
  for (const stem of shared) {
    let [attempt, word] = [0, ''];
    do word = invent(`${name} ${stem} ${attempt++}`, stem.length);
    while (taken.has(word));
    taken.add(word);
    invented.set(stem, word);
  }
  const exchangeWord = (word: string): string => {
    const { stem, ending } = partsOf(word);
    const other = kept.has(word.toLowerCase()) ? undefined : invented.get(stem);
    return other === undefined ? word : inCaseOf(word, other + ending);
  };
  return (text) =>
    text.replace(/\S+/gu, (token) => (isWritten(token) ? token.replace(/\p{L}+/gu, exchangeWord) : token));
}

const consonants = 'bdfgklmnprstvz';
const vowels = 'aeiou';

/** Syllables that can be spoken, as many letters as the stem has; the same for the same seed. */
function invent(seed: string, length: number): string {
  const bytes = createHash('sha256').update(seed).digest();
  return Array.from({ length: Math.max(shortestStem, length) }, (_, at) => {
    const letters = at % 2 === 0 ? consonants : vowels;
    return letters[(bytes[at % bytes.length] ?? 0) % letters.length];
  }).join('');
}

function inCaseOf(printed: string, word: string): string {
  if (printed === printed.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(printed) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
}

export const exchangeInDocument = (document: ReadDocument, exchange: Exchange): ReadDocument => ({
  ...document,
  pages: document.pages.map((page) => ({ ...page, texts: page.texts.map(exchange) })),
});

/** The truth of a set in the words that its papers have now. */
export function exchangeInTruth(known: KnownCase, exchange: Exchange): KnownCase {
  const inOccurrence = (occurrence: Occurrence): Occurrence => ({
    ...occurrence,
    quote: exchange(occurrence.quote),
    value: exchange(occurrence.value),
    context: exchange(occurrence.context),
  });
  return {
    ...known,
    discrepancies: known.discrepancies.map((one) => ({
      ...one,
      occurrences: one.occurrences.map((place) => ('missing' in place ? place : inOccurrence(place))),
    })),
    agreements: known.agreements.map((one) => ({ ...one, occurrences: one.occurrences.map(inOccurrence) })),
  };
}

/** A longer value is told in words of the matter, which are exchanged like others. */
const longestName = 3;

/** What conflicts, and what only seems to, as names do: their likeness is the point. */
export const namesOf = ({ discrepancies, agreements }: KnownCase): string[] =>
  [...discrepancies, ...agreements].flatMap(({ occurrences }) =>
    occurrences.flatMap((one) => ('missing' in one || one.value.split(/\s+/u).length > longestName ? [] : [one.value])),
  );
