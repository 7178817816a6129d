import type { Fact, FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/stem.ts';
import { countedBy } from './counted.ts';

/** People by their age. */
const groups = new Set(
  'junior juniors youth youths child children infant pupil student adult senior cadet jugend jugendliche kinder erwachsene senioren schüler studierende enfant enfants jeune jeunes adulte adultes étudiant niño niños jóvenes joven adulto adultos juvenil cadete'
    .split(' ')
    .map(stem)
    .filter((term) => term !== ''),
);
const oldest = 99;
/** Weight in a slot of what a row is called by, or of a word right beside. */
const near = 0.5;

/** `Junior | 11 to 17` says how old they are, `21 juniors` how many. */
export function isAgeAndCount(age: Fact, count: Fact, documents: readonly FactDocument[]): boolean {
  const { type, upper, high } = age.value;
  if (type !== 'number' || upper === undefined || high > oldest || count.value.type !== 'number') return false;
  if (count.value.upper !== undefined || countedBy(age, documents).length > 0) return false;
  const isOfGroup = [...age.slot].some(([term, weight]) => weight >= near && groups.has(term));
  return isOfGroup && countedBy(count, documents).some((term) => groups.has(term));
}
