import type { Candidate } from './pair.ts';

/** One question that is asked of every pair. Its answer is a level, which has a weight of its own; some are asked of both sides. */
export interface Comparison {
  readonly name: string;
  levelsOf(pair: Candidate): readonly string[];
}

/** The name of the first step that a number reaches; steps go down. */
export const stepOf = (value: number, steps: readonly number[]): string => {
  const reached = steps.find((step) => value >= step);
  return reached === undefined ? `<${steps.at(-1) ?? 0}` : `${reached}+`;
};
