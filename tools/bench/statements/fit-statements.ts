import { readFirstScores } from '@app/fit';
import type { KnownPair } from './known-pair.ts';
import { cutFor, measureFrom, shownPairs, type ShownPair } from './measure-pairs.ts';
import type { KnownPairs } from './take-pairs.ts';
import { fitPairs, leaveFamiliesOut, ridge, type StatementWeights } from './weigh-pairs.ts';

/** Of a hundred pairs that are called sure so many are to be right, in all sets and in those of first scores: two more than are promised. */
const wanted = { all: 0.95, firstScores: 0.92 } as const;
/** Log-odds from which on a pair is shown that is not sure: one of four is right. */
const toldCut = -1;
/** Pairs of one comparison that are told and not sure. */
const mostPossible = 5;

export interface StatementFit {
  readonly weights: StatementWeights;
  readonly cuts: { readonly sure: number; readonly told: number };
  readonly provenance: Readonly<Record<string, unknown>>;
}

/** Fits the score of statement pairs; each figure is of families that the weights were not fitted to. */
export function fitStatements({ sets, truths, pairs, strangers }: KnownPairs): StatementFit {
  const all = [...pairs, ...strangers];
  const everything = shownPairs(leaveFamiliesOut(all));
  const known = new Set(sets.map(({ known: { group } }) => group));
  const [shown, across] = [
    everything.filter(({ set }) => known.has(set)),
    everything.filter(({ set }) => !known.has(set)),
  ];
  const first = new Set(readFirstScores().map(({ set }) => set));
  const ofFirst = shown.filter(({ set }) => first.has(set));
  const sure = Math.max(cutFor(everything, wanted.all), cutFor(ofFirst, wanted.firstScores));
  const core = new Set(truths.map(({ set, id }) => `${set} ${id}`));
  const recallAt = (precision: number): number => {
    const told = shown.filter(({ score }) => score >= cutFor(shown, precision));
    const found = new Set(told.flatMap(({ set, fresh }) => fresh.map((id) => `${set} ${id}`)));
    return [...found].filter((id) => core.has(id)).length / core.size;
  };
  return {
    weights: fitPairs(all),
    cuts: { sure, told: toldCut },
    provenance: {
      command: 'npm run fit -- statements',
      data: 'engine/cases',
      sets: sets.length,
      truths: truths.length,
      pairs: all.length,
      right: all.filter(isRight).length,
      ridge,
      familiesLeftOut: {
        recall: { at70: hundredths(recallAt(0.7)), at90: hundredths(recallAt(0.9)) },
        sure: figuresOf(shown, sure),
        sureFirstScores: figuresOf(ofFirst, sure),
        possibleAComparison: hundredths(possibleOf(shown, sure) / sets.length),
        betweenStrangers: {
          pairs: strangers.length,
          sure: measureFrom(across, sure).false,
          possible: possibleOf(across, sure),
        },
      },
    },
  };
}

const isRight = ({ verdict }: KnownPair): boolean => verdict === 'right';

const figuresOf = (shown: readonly ShownPair[], cut: number) => {
  const { right, false: wrong, precision } = measureFrom(shown, cut);
  return { right, false: wrong, precision: hundredths(precision) };
};

/** Doubtful pairs that are shown in all comparisons. */
function possibleOf(shown: readonly ShownPair[], sure: number): number {
  const doubtful = shown.filter(({ score }) => score < sure && score >= toldCut);
  const sets = [...Map.groupBy(doubtful, ({ set }) => set).values()];
  return sets.reduce((sum, own) => sum + Math.min(mostPossible, own.length), 0);
}

const hundredths = (part: number): number => Math.round(part * 100) / 100;
