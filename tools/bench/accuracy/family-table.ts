import type { Fit, WeighedScore } from '@app/fit';
import { formatGrid } from '../format-grid.ts';
import { meanOf, worstOf, type Figures } from './figures.ts';
import { figuresOfFirst } from './left-out.ts';
import { intervalsOf } from './resample.ts';
import { figuresOf, type SetScore } from './set-score.ts';

/** First scores, each weighed without its family, and from where on a finding is sure. */
export type FirstScores = Pick<Fit, 'weighed' | 'cut'>;

const two = (part: number): string => part.toFixed(2);
const pair = (recall: number, precision: number): string => `${two(recall)} / ${two(precision)}`;

const heads = [
  'family',
  'left out: sets',
  'sure',
  'with possible',
  'average precision',
  'memory: sets',
  'sure',
  'with possible',
  'average precision',
  'gap',
];

const cellsOf = (figures: Figures): string[] => [
  pair(figures.recall, figures.precision),
  pair(figures.allRecall, figures.allPrecision),
  two(figures.averagePrecision),
];

const between = (low: number, high: number): string => `${two(low)}-${two(high)}`;
const cellsBetween = ({ low, high }: ReturnType<typeof intervalsOf>): string[] => [
  `${between(low.recall, high.recall)} / ${between(low.precision, high.precision)}`,
  `${between(low.allRecall, high.allRecall)} / ${between(low.allPrecision, high.allPrecision)}`,
  between(low.averagePrecision, high.averagePrecision),
];

/** By how much what is known by heart is above what was seen for the first time, all findings counted. */
const gapOf = (left: Figures, memory: Figures): string =>
  pair(memory.allRecall - left.allRecall, memory.allPrecision - left.allPrecision);

const byFamily = <Score>(scores: readonly Score[], familyOf: (score: Score) => string): [string, Score[]][] =>
  [...Map.groupBy(scores, familyOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Figures of each family of which first scores are kept. */
export const leftOutFamilies = ({ weighed, cut }: FirstScores): Figures[] =>
  byFamily(weighed, ({ family }) => family).map(([, scores]) => figuresOfFirst(scores, cut));

export const memoryFamilies = (scores: readonly SetScore[]): [string, SetScore[]][] =>
  byFamily(scores, ({ known }) => known.family);

/**
 * Recall and precision of each family, the mean and the worst of them, all sets together and where that lies by chance:
 * at first and weighed without the family, and beside it what is known by heart.
 */
export function familyTable(scores: readonly SetScore[], fit: FirstScores): string {
  const { weighed, cut } = fit;
  const ofFirst = (some: readonly WeighedScore[]): Figures => figuresOfFirst(some, cut);
  const families = memoryFamilies(scores).map(([family, own]) => ({
    family,
    first: weighed.filter((one) => one.family === family),
    own,
  }));
  const [left, memory] = [leftOutFamilies(fit), families.map(({ own }) => figuresOf(own))];
  const [leftAll, memoryAll] = [ofFirst(weighed), figuresOf(scores)];
  return formatGrid('By family: recall / precision', heads, [
    ...families.map(({ family, first, own }) =>
      [family, String(first.length)].concat(
        first.length === 0 ? ['-', '-', '-'] : cellsOf(ofFirst(first)),
        String(own.length),
        cellsOf(figuresOf(own)),
        first.length === 0 ? '-' : gapOf(ofFirst(first), figuresOf(own)),
      ),
    ),
    ['mean', '', ...cellsOf(meanOf(left)), '', ...cellsOf(meanOf(memory)), gapOf(meanOf(left), meanOf(memory))],
    ['worst of each', '', ...cellsOf(worstOf(left)), '', ...cellsOf(worstOf(memory))],
    [
      'all',
      `${weighed.length}`,
      ...cellsOf(leftAll),
      `${scores.length}`,
      ...cellsOf(memoryAll),
      gapOf(leftAll, memoryAll),
    ],
    [
      '95 of 100 draws',
      '',
      ...cellsBetween(intervalsOf(weighed, ofFirst)),
      '',
      ...cellsBetween(intervalsOf(scores, figuresOf)),
    ],
  ]);
}

/** The same of sets that nothing is kept of. */
export const freshTable = (scores: readonly SetScore[]): string =>
  formatGrid(
    'By family: recall / precision',
    ['family', 'sets', 'sure', 'with possible', 'average precision'],
    [
      ...memoryFamilies(scores).map(([family, own]) => [family, String(own.length)].concat(cellsOf(figuresOf(own)))),
      ['all', String(scores.length), ...cellsOf(figuresOf(scores))],
      ['95 of 100 draws', '', ...cellsBetween(intervalsOf(scores, figuresOf))],
    ],
  );
