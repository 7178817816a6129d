import type { Comparison } from '../comparison.ts';

/** Whether other documents of the comparison hold the two values: there is `no document`, or it holds `none`, `one`, `both` of them. */
export const third: Comparison = {
  name: 'third',
  levelsOf: ({ third: holders }) => [
    holders === undefined ? 'no document' : (['none', 'one', 'both'][holders] ?? 'both'),
  ],
};
