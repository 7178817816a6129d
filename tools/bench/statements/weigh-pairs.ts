import { fitLogistic, type SparseRow } from '@app/fit';
import type { KnownPair } from './known-pair.ts';

export interface WeighedPair extends KnownPair {
  /** Logarithm of the odds that it is right. */
  readonly score: number;
}

export type StatementWeights = Readonly<Record<string, number>>;

/** How many pairs’ worth of doubt hold a weight at nothing. */
export const ridge = 0.5;
const decimals = 3;

/** Fits weights to pairs that are right or false. */
export function fitPairs(pairs: readonly KnownPair[]): StatementWeights {
  const known = pairs.filter(({ verdict }) => verdict !== 'other');
  const names = [...new Set(known.flatMap(({ features }) => features.map(([name]) => name)))].toSorted();
  const numbers = new Map(names.map((name, index) => [name, index]));
  const samples = known.map(({ features, verdict }) => ({
    row: features.map(([name, value]) => [numbers.get(name) ?? 0, value]) satisfies SparseRow,
    right: verdict === 'right',
  }));
  const fitted = fitLogistic(
    samples,
    names.map((name) => (name === 'base' ? 0 : ridge)),
  );
  return Object.fromEntries(names.map((name, index) => [name, Number((fitted[index] ?? 0).toFixed(decimals)) + 0]));
}

/** Scores pairs by weights. */
export const scorePairs = (pairs: readonly KnownPair[], weights: StatementWeights): WeighedPair[] =>
  pairs.map((pair) => ({
    ...pair,
    score: pair.features.reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0),
  }));

/** Scores the pairs of each family by weights that were fitted without it. */
export function leaveFamiliesOut(pairs: readonly KnownPair[]): WeighedPair[] {
  return [...Map.groupBy(pairs, ({ family }) => family)].flatMap(([family, own]) =>
    scorePairs(own, fitPairs(pairs.filter((pair) => pair.family !== family))),
  );
}
