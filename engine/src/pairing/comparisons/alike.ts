import { stepOf, type Comparison } from '../comparison.ts';

const steps = [0.65, 0.5, 0.4, 0.3, 0.2, 0.15, 0.1, 0.05];

/** How alike what is said around both is: `Rent | £950`, `the rent of £590`. */
export const alike: Comparison = { name: 'alike', levelsOf: (pair) => [stepOf(pair.alike, steps)] };
