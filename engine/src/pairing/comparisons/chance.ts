import { stepOf, type Comparison } from '../comparison.ts';

const steps = [1000, 300, 100, 30, 10];

/** Among how many values of its kind a partner was looked for: among three thousand figures many are near by accident. */
export const chance: Comparison = { name: 'chance', levelsOf: ({ comparable }) => [stepOf(comparable, steps)] };
