import { polaritiesOf } from './polarity.ts';
import { isDenial } from './stances/denial.ts';
import { plainWord } from './stem.ts';

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
    if (permission?.pole === 1) demands.add(isDenied ? 'allowed' : 'forbidden');
    else if (needless.test(word)) demands.add(isDenied ? 'not demanded' : 'demanded');
    else if (modal?.pole === 2) demands.add('recommended');
    else if (isDenied) demands.add('forbidden');
    else if (plain.slice(at + 1, at + 1 + onlyReach).some((one) => only.test(one))) demands.add('demanded');
    else demands.add(permission !== undefined || modal?.pole === 1 ? 'allowed' : 'demanded');
  }
  return demands;
}

export const areSetsEqual = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));
