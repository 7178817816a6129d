import { areSetsEqual, demandsOf } from '../../facts/demands.ts';
import { polaritiesOf } from '../../facts/words/polarity.ts';
import type { ChangedWords } from './classify-change.ts';
import type { PolarityClass } from '../../facts/words/polarity-words.ts';
import { plainWord, stem } from '../../facts/words/stem.ts';

/** `Plastic instead of glass`, `plastic, not glass` */
const inPlaceOf = /^(?:instead|statt|anstatt|anstelle)$/u;

/** Whether two sentences turn a kind of meaning alike, wherever in them the words stand. */
export function areTurnedAlike(kind: PolarityClass, a: readonly string[], b: readonly string[]): boolean {
  if (kind === 'modality' || kind === 'permission') return areSetsEqual(demandsOf(a), demandsOf(b));
  const poles = (words: readonly string[]): string =>
    words
      .flatMap((word) => (inPlaceOf.test(plainWord(word)) ? polaritiesOf('not') : polaritiesOf(plainWord(word))))
      .flatMap((polarity) => (polarity.kind === kind ? [polarity.pole] : []))
      .toSorted((x, y) => x - y)
      .join(' ');
  return poles(a) !== '' && poles(a) === poles(b);
}

/** Besides words for all, any or only, others were changed too: `only vans that meet the norm`, `all vans meet the norm`. */
export const isRewritten = ({ a, b }: ChangedWords): boolean => {
  const others = (words: readonly string[]): string =>
    words
      .filter((word) => !polaritiesOf(plainWord(word)).some(({ kind }) => kind === 'quantifier'))
      .flatMap((word) => stem(word) || [])
      .join(' ');
  return Math.min(a.length, b.length) > 2 && others(a) !== others(b);
};

/** How often something recurs, in months or days. */
const recurrences: readonly (readonly [string, RegExp])[] = [
  ['1 day', /^(?:daily|taglich|quotidiennement|diariamente)$/u],
  ['7 day', /^(?:weekly|wochentlich|hebdomadairement|semanalmente)$/u],
  ['1 month', /^(?:monthly|monatlich|mensuellement|mensualmente)$/u],
  ['3 month', /^(?:quarterly|vierteljahrlich|quartalsweise|trimestriellement|trimestralmente)$/u],
  ['6 month', /^(?:half-yearly|semi-annually|halbjahrlich|semestriellement|semestralmente)$/u],
  ['12 month', /^(?:annually|yearly|jahrlich|annuellement|anualmente)$/u],
];
const every = /^(?:every|each|once|per|a|alle|jedes|jeden|jede|pro|einmal|tous|toutes|chaque|par|cada|al)$/u;
const units: readonly (readonly [string, string])[] = [
  ['=day', '1 day'],
  ['=week', '7 day'],
  ['=month', '1 month'],
  ['=quarter', '3 month'],
  ['=year', '12 month'],
];

/** `annually`, `every year` or, with a duration of twelve months among the words, `every twelve months`; undefined for other words. */
export function recurrenceOf(words: readonly string[], duration: string | undefined): string | undefined {
  const plain = words.map(plainWord);
  const adverb = recurrences.find(([, pattern]) => plain.some((word) => pattern.test(word)))?.[0];
  if (adverb !== undefined || !plain.some((word) => every.test(word))) return adverb;
  return duration ?? units.find(([concept]) => words.some((word) => stem(word) === concept))?.[1];
}
