import { polaritiesOf } from './words/polarity.ts';
import { isDenial, limitBehind } from './stances/denial.ts';
import { plainWord } from './words/stem.ts';

/** What a sentence forbids, demands or allows. */
export type Demand = 'forbidden' | 'demanded' | 'recommended' | 'allowed' | 'not demanded';

const needless =
  /^(?:need|needs|required|obliged|mandatory|obligatory|braucht|brauchen|verpflichtet|obligatoire|obligatorio|obligado)$/u;

/** `Can be changed only in writing` demands writing. */
const only = /^(?:only|solely|nur|lediglich|uniquement|seulement|solo|solamente|unicamente)$/u;
const onlyReach = 4;

/** Words between a denial and what it turns. */
const denialReach = 3;

/** `Must not`, `may not` and `is not permitted` forbid alike; `need not` does not. */
export function demandsOf(words: readonly string[]): Set<Demand> {
  const plain = words.map(plainWord);
  const demands = new Set<Demand>();
  for (const [at, word] of plain.entries()) {
    const poles = polaritiesOf(word);
    const modal = poles.find(({ kind }) => kind === 'modality');
    const permission = poles.find(({ kind }) => kind === 'permission');
    if (modal === undefined && permission === undefined) continue;
    const from = Math.max(0, at - denialReach);
    const isDenied = plain.slice(from, at + denialReach + 1).some((_, step) => isDenial(plain, from + step));
    if (isLimited(plain)) {
      demands.add('allowed');
      continue;
    }
    if (permission?.pole === 1) demands.add(isDenied ? 'allowed' : 'forbidden');
    else if (needless.test(word)) demands.add(isDenied ? 'not demanded' : 'demanded');
    else if (modal?.pole === 2) demands.add('recommended');
    else if (isDenied) demands.add('forbidden');
    else if (plain.slice(at + 1, at + 1 + onlyReach).some((one) => only.test(one))) demands.add('demanded');
    else demands.add(permission !== undefined || modal?.pole === 1 ? 'allowed' : 'demanded');
  }
  return demands;
}

export const without = /^(?:without|ohne|sans|sin|senza)$/u;
const denial = (plain: readonly string[]): boolean =>
  plain.some((word) => polaritiesOf(word).some(({ kind }) => kind === 'negation') && !without.test(word));

/** `Must not be higher than two metres`, `may not be kept without consent`: up to there, or with it, it is allowed. */
const isLimited = (plain: readonly string[]): boolean =>
  denial(plain) && (limitBehind.test(plain.join(' ')) || plain.some((word) => without.test(word)));

/** `May be kept without consent`: what else is asked for is waived. */
export function isWaived(words: readonly string[]): boolean {
  const plain = words.map(plainWord);
  return plain.some((word) => without.test(word)) && !denial(plain);
}

export const areSetsEqual = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));
