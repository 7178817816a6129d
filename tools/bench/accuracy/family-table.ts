import { formatGrid } from '../format-grid.ts';
import type { FirstScore } from './first-scores.ts';
import { intervalsOf, type Interval } from './resample.ts';
import { figuresOf, meanOf, worstOf, type Figures, type SetScore } from './set-score.ts';
import { share } from './tally.ts';

const two = (part: number): string => part.toFixed(2);
const pair = (recall: number, precision: number): string => `${two(recall)} / ${two(precision)}`;
const between = ({ low, high }: Interval): string => `${two(low)}-${two(high)}`;

const heads = [
  'family',
  'sets',
  'sure: recall / precision',
  'with possible',
  'average precision',
  'first score',
  'gap',
];

/** First scores of some sets together. */
export function firstOf(
  first: readonly FirstScore[],
  sets: ReadonlySet<string>,
): { recall: number; precision: number } {
  const of = first.filter(({ set }) => sets.has(set));
  const sum = (valueOf: (score: FirstScore) => number): number =>
    of.reduce((total, score) => total + valueOf(score), 0);
  const right = sum((score) => score.right);
  return {
    recall: share(
      sum(({ found }) => found),
      sum(({ wanted }) => wanted),
    ),
    precision: share(right, right + sum(({ wrong }) => wrong)),
  };
}

export interface FamilyFigures {
  readonly family: string;
  readonly scores: readonly SetScore[];
  readonly figures: Figures;
}

export const familiesOf = (scores: readonly SetScore[]): FamilyFigures[] =>
  [...Map.groupBy(scores, ({ known }) => known.family)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([family, ofFamily]) => ({ family, scores: ofFamily, figures: figuresOf(ofFamily) }));

/** A row for each family, the mean and the worst of them, all sets together and where that lies by chance. */
export function familyTable(scores: readonly SetScore[], first: readonly FirstScore[]): string {
  const families = familiesOf(scores);
  const cells = (figures: Figures): string[] => [
    pair(figures.recall, figures.precision),
    pair(figures.allRecall, figures.allPrecision),
    two(figures.averagePrecision),
  ];
  const againstFirst = (figures: Figures, of: readonly SetScore[]): string[] => {
    const { recall, precision } = firstOf(first, new Set(of.map(({ known }) => known.group)));
    return [pair(recall, precision), pair(figures.allRecall - recall, figures.allPrecision - precision)];
  };
  const all = figuresOf(scores);
  const drawn = intervalsOf(scores);
  const each = families.map(({ figures }) => figures);
  return formatGrid('By family', heads, [
    ...families.map(({ family, figures, scores: of }) =>
      [family, String(of.length)].concat(cells(figures), againstFirst(figures, of)),
    ),
    ['mean', '', ...cells(meanOf(each))],
    ['worst of each', '', ...cells(worstOf(each))],
    ['all sets', String(scores.length), ...cells(all), ...againstFirst(all, scores)],
    [
      '95 of 100 draws',
      '',
      `${between(drawn.recall)} / ${between(drawn.precision)}`,
      `${between(drawn.allRecall)} / ${between(drawn.allPrecision)}`,
      between(drawn.averagePrecision),
    ],
  ]);
}
