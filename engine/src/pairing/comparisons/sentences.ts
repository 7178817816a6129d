import type { Comparison } from '../comparison.ts';

/** Whether the pair is the likest one that the two sentences hold: the only `one`, the `best`, `near` the best, or a `later` one. */
export const sentences: Comparison = { name: 'sentences', levelsOf: ({ ofSentences }) => [ofSentences] };
