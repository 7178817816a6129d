import type { Fit } from '@app/fit';
import type { BenchRow } from '../bench-table.ts';
import { leftOutFamilies, type FirstScores } from './family-table.ts';
import { meanOf, worstOf, type Figures } from './figures.ts';
import { figuresOfFirst } from './left-out.ts';
import { figuresOf, type SetScore } from './set-score.ts';

type Floors = Readonly<Partial<Record<keyof Figures, number>>>;

/** A little under what is measured, without statements: `npm run fit -- statements` measures those by itself. They stand on families that were left out: what is known by heart is no merit. */
const floors: Readonly<Record<'mean' | 'worst', Floors>> = {
  mean: { recall: 0.37, precision: 0.9, allRecall: 0.53, averagePrecision: 0.48 },
  worst: { precision: 0.65, allRecall: 0.32 },
};
/** The most that a bin of stated confidence may be off. */
const largestGap = 0.1;

const names: Readonly<Record<keyof Figures, string>> = {
  recall: 'recall of the sure',
  precision: 'precision of the sure',
  allRecall: 'recall with the possible',
  allPrecision: 'precision with the possible',
  averagePrecision: 'average precision',
};

export function floorRows(fit: Fit): BenchRow[] {
  const families = leftOutFamilies(fit);
  const measured = { mean: meanOf(families), worst: worstOf(families) };
  const rows = (['mean', 'worst'] as const).flatMap((which) =>
    (Object.keys(names) as (keyof Figures)[]).flatMap((name): BenchRow[] => {
      const [value, floor] = [measured[which][name], floors[which][name]];
      return floor === undefined
        ? []
        : [
            {
              name: `left out, ${which} family: ${names[name]}`,
              value: value.toFixed(3),
              target: `at least ${floor}`,
              met: value >= floor,
            },
          ];
    }),
  );
  const gap = { value: fit.gap.toFixed(3), target: `at most ${largestGap}`, met: fit.gap <= largestGap };
  return [...rows, { name: 'left out: largest gap of stated confidence', ...gap }];
}

/** By how much what is known by heart is better than what was seen for the first time. */
export function gapRows(scores: readonly SetScore[], { weighed, cut }: FirstScores): BenchRow[] {
  const [memory, left] = [figuresOf(scores), figuresOfFirst(weighed, cut)];
  return [
    { name: 'gap of memory to left out: recall', value: (memory.allRecall - left.allRecall).toFixed(3) },
    { name: 'gap of memory to left out: precision', value: (memory.allPrecision - left.allPrecision).toFixed(3) },
  ];
}
