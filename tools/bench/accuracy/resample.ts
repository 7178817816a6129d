import { seededRandom } from '../engine-load/seeded-random.ts';
import { figureNames, figuresOf, type Figures, type SetScore } from './set-score.ts';

export const seed = 26;
/** Enough for the hundredths that are shown to stay where they are. */
const rounds = 400;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Between what each figure lies in 95 of 100 draws of as many sets with replacement. Sets are drawn, not findings: those
 * of one set are right or false together.
 */
export function intervalsOf(scores: readonly SetScore[]): Readonly<Record<keyof Figures, Interval>> {
  const random = seededRandom(seed);
  const draws = Array.from({ length: rounds }, () =>
    figuresOf(scores.flatMap(() => scores[Math.floor(random() * scores.length)] ?? [])),
  );
  const intervals = figureNames.map((name) => {
    const values = draws.map((draw) => draw[name]).toSorted((a, b) => a - b);
    const at = (part: number): number => values[Math.round(part * (values.length - 1))] ?? 0;
    return [name, { low: at(0.025), high: at(0.975) }] as const;
  });
  return Object.fromEntries(intervals) as Record<keyof Figures, Interval>;
}
