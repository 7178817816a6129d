import { seededRandom } from '../engine-load/seeded-random.ts';
import { middleOf, type Figures } from './figures.ts';

export const seed = 26;
/** Enough for the hundredths that are shown to stay where they are. */
const rounds = 400;

/**
 * Between what each figure lies in 95 of 100 draws of as many sets with replacement. Sets are drawn, not findings: those
 * of one set are right or false together.
 */
export function intervalsOf<Score>(
  scores: readonly Score[],
  figuresOf: (scores: readonly Score[]) => Figures,
): { readonly low: Figures; readonly high: Figures } {
  const random = seededRandom(seed);
  const draw = (): Score[] => scores.flatMap(() => scores[Math.floor(random() * scores.length)] ?? []);
  return middleOf(Array.from({ length: rounds }, () => figuresOf(draw())));
}
