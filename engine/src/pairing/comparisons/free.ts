import type { Comparison } from '../comparison.ts';

/** Whether neither value has found one that agrees with it, or `one` has: a right figure, of which the other may be a wrong print. */
export const free: Comparison = { name: 'free', levelsOf: ({ isFree }) => [isFree ? 'both' : 'one'] };
