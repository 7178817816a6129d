import type { Comparison } from '../comparison.ts';
import type { Value } from '../../facts/values/value.ts';

/** How both values are bounded: exact, about, at most, at least, or a range. */
export const bound: Comparison = {
  name: 'bound',
  levelsOf: ({ a, b }) => [[a.fact.value, b.fact.value].map(boundOf).toSorted().join(' ')],
};

const boundOf = ({ upper, bound: printed }: Value): string => (upper === undefined ? printed : 'range');
