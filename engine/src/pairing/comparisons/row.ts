import type { Comparison } from '../comparison.ts';

/** Whether the rows of both, or their sentences, share other values: `none`, `one`, `two` or more; one of a row and one of prose apart. */
export const row: Comparison = {
  name: 'row',
  levelsOf: ({ a, b, sharedInRow }) => {
    const kind = a.isInRow && b.isInRow ? 'rows' : a.isInRow || b.isInRow ? 'row and prose' : 'prose';
    return [`${kind} ${['none', 'one'][sharedInRow] ?? 'two'}`];
  },
};
