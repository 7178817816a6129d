import type { Comparison } from '../comparison.ts';

/**
 * Which value has found none that agrees with it: `both`; or one, and the other is a right figure, of which this may be a wrong print: that `of
 * fewer` in the document that holds fewer values, or that `of more` in the other, which says much that the shorter one leaves out.
 */
export const free: Comparison = { name: 'free', levelsOf: (pair) => [pair.free] };
