import type { Comparison } from '../comparison.ts';

/** Whether the text says of one of the values that it held before. */
export const former: Comparison = {
  name: 'former',
  levelsOf: ({ a, b }) => [a.fact.isFormer || b.fact.isFormer ? 'yes' : 'no'],
};
