import type { Comparison } from '../comparison.ts';

/** What the other documents of the comparison say of the two values: two that agree against one are two votes. */
export const third: Comparison = {
  name: 'third',
  levelsOf: ({ third: said }) => [said === undefined ? 'no document' : said.toSorted().join(' ')],
};
