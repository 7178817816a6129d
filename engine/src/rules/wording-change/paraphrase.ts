import { areSetsEqual, demandsOf } from '../../facts/demands.ts';
import { polaritiesOf } from '../../facts/polarity.ts';
import type { PolarityClass } from '../../facts/polarity-words.ts';
import { roleOf } from '../../facts/roles.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import { plainWord, stem } from '../../facts/stem.ts';

/** Whether two sentences turn a kind of meaning alike, wherever in them the words stand. */
export function areTurnedAlike(kind: PolarityClass, a: readonly string[], b: readonly string[]): boolean {
  if (kind === 'modality' || kind === 'permission') return areSetsEqual(demandsOf(a), demandsOf(b));
  const poles = (words: readonly string[]): string =>
    words
      .flatMap((word) => polaritiesOf(plainWord(word)))
      .flatMap((polarity) => (polarity.kind === kind ? [polarity.pole] : []))
      .toSorted((x, y) => x - y)
      .join(' ');
  return poles(a) !== '' && poles(a) === poles(b);
}

/** The same telling words in another order or voice, with the parties in their places. */
export function areReordered(a: readonly string[], b: readonly string[]): boolean {
  const stems = (words: readonly string[]): Set<string> =>
    new Set(words.map((word) => (isLight(word) ? '' : topicStem(word))).filter((term) => term !== ''));
  if (!areSetsEqual(stems(a), stems(b))) return false;
  const roles = (words: readonly string[]): string => words.map((word) => roleOf(word) ?? '').join('');
  return roles(a) === roles(b) || isPassive(a) !== isPassive(b);
}

/** Words that carry a sentence without telling anything: `is made`, `takes place`, `both parties` and `each party`. */
const light = new Set(
  `both each beide jeder jedes chaque ambos ambas cada
  make makes made making take takes taken taking place done doing get gets got give gives given giving carry carried set put come comes came go goes
  used using occur occurs happen happens become becomes remain remains within during also already therefore hereby thereof thereto therein said such same respective respectively
  together jointly zusammen gemeinsam ensemble juntos
  accordance pursuant according regarding concerning relating relevant applicable following above below case event respect addition
  repeat repeated repeats repetition again
  erfolgt erfolgen innerhalb binnen wiederholt erneut nochmals répété repetido repite vorgenommen durchgeführt gemacht gegeben werden bezüglich gemäß hierzu hierfür dabei jeweils jeweilige sowie ebenfalls
  effectué effectuée fait faite donné lieu relatif concernant conformément ainsi également realiza realizado hecho dado relativo conforme también`
    .split(/\s+/u)
    .map(plainWord),
);
const isLight = (word: string): boolean => light.has(plainWord(word));

const isPassive = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:by|von|durch|par|por)$/iu.test(word));

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
