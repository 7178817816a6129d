import type { Comparison } from '../comparison.ts';

/** Equal values from which on two columns are surely the same one. */
const many = 3;

/**
 * Whether the columns of both share equal values in other rows: so periods match without a word for them. `other` where another column
 * of the partner's row shares more.
 */
export const column: Comparison = {
  name: 'column',
  levelsOf: ({ columns: { shared, sharedByOther } }) => {
    if (shared === undefined) return ['no column'];
    if (sharedByOther > shared) return [shared === 0 ? 'other' : 'other more'];
    return [shared === 0 ? 'none' : shared < many ? 'some' : 'many'];
  },
};
