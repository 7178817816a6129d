import { printed } from '../../facts/fact.ts';
import { findValues } from '../../facts/values/find-values.ts';
import type { Value, ValueType } from '../../facts/values/value.ts';
import type { Hunk, Span } from '../change-map.ts';
import type { Paper } from '../sentences.ts';
import { wordsOf } from '../token-places.ts';

/** Values so particular that the same one at two places is no chance. */
const particular: ReadonlySet<ValueType> = new Set<ValueType>(['date', 'money']);

/**
 * What a change of one value into another has in common with the same change elsewhere, however it is printed: the date on
 * the cover and in the first sentence. Undefined for changes that are of something else as well.
 */
export function valueKey(a: Paper, b: Paper, change: Hunk): string | undefined {
  const [from, to] = [onlyValueIn(a, change.a), onlyValueIn(b, change.b)];
  return from === undefined || to === undefined ? undefined : `${keyOf(from)} > ${keyOf(to)}`;
}

const keyOf = ({ type, unit, low, high, key }: Value): string => [type, unit, low, high, key].join(' ');

/** The one value that words state, be it in words and in figures; they are read across passages. */
export function onlyValueIn(paper: Paper, span: Span): Value | undefined {
  const [first, ...others] = findValues(printed(wordsOf(paper.text, span)), paper.facts.format).map(
    ({ value }) => value,
  );
  if (first === undefined || !particular.has(first.type)) return undefined;
  const isSame = ({ type, low, high }: Value): boolean =>
    type === first.type && low === first.low && high === first.high;
  return others.every(isSame) ? first : undefined;
}
