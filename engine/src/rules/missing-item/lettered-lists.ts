import type { FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { Item } from './items.ts';

/** Something that a sentence or a clause lists under a letter. */
interface Lettered extends Item {
  readonly terms: ReadonlySet<string>;
}

export type LetteredList = readonly Lettered[];

/** Items that two lists must share word for word before one is missed in the other. */
const fewestShared = 2;
/** Part of the terms of a missing item that one sentence of the other document may hold. */
const mostTold = 0.5;

/** What one document lists under letters and the other leaves out of the same list: `(a) plans; (b) models; (c) visits`. */
export function missingLettered(
  lists: readonly LetteredList[],
  others: readonly LetteredList[],
  other: FactDocument,
): Item[] {
  return lists.flatMap((list) => {
    const same = others.find((one) => isPartOf(one, list));
    if (same === undefined) return [];
    const left = list.filter((item) => !same.some(({ terms }) => areSame(terms, item.terms)));
    return left.filter(({ terms }) => terms.size > 1 && !isTold(other, terms));
  });
}

/** Each item of the shorter list stands in the longer. */
const isPartOf = (few: readonly Lettered[], many: readonly Lettered[]): boolean =>
  few.length >= fewestShared &&
  few.length < many.length &&
  few.every((item) => many.some(({ terms }) => areSame(terms, item.terms)));

const areSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((term) => b.has(term));

const isTold = ({ units, passages }: FactDocument, terms: ReadonlySet<string>): boolean =>
  units.some(({ passage, start, end }) => {
    const held = new Set(passages[passage]?.words.slice(start, end).map(({ text }) => stem(text)));
    return [...terms].filter((term) => held.has(term)).length > terms.size * mostTold;
  });

/** The lists of a document whose items open with `(a)`, `(b)` and so on, within one paragraph. */
export function letteredLists(document: FactDocument): LetteredList[] {
  return document.passages.flatMap(({ words, kind }, passage) => {
    if (kind !== 'paragraph') return [];
    const lists: Lettered[][] = [];
    for (const [at, { text }] of words.entries()) {
      const letter = /^\(([a-z])\)$/u.exec(text)?.[1];
      if (letter === undefined) continue;
      if (letter === 'a') lists.push([]);
      const list = lists.at(-1);
      if (list === undefined || letter.charCodeAt(0) !== 'a'.charCodeAt(0) + list.length) continue;
      const stop = words.findIndex(
        (word, index) => index > at && (/[;.]$/u.test(word.text) || isMarker(words[index + 1]?.text)),
      );
      const end = stop < 0 ? words.length : stop + 1;
      const terms = new Set(words.slice(at + 1, end).flatMap((word) => stem(word.text) || []));
      const unit = document.units.findIndex((one) => one.passage === passage && one.start <= at && at < one.end);
      list.push({ passage, start: at, end, unit, label: [], terms });
    }
    return lists;
  });
}

const isMarker = (text: string | undefined): boolean => /^\([a-z]\)$/u.test(text ?? '');
