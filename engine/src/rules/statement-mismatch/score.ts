import * as z from 'zod';
import model from '../../../models/statements.json' with { type: 'json' };
import type { ComparedPair, ComparisonName, RivalledPair } from './compare-pair.ts';

const fitted = z.object({
  weights: z.record(z.string(), z.number()),
  /** Log-odds from which on a pair is told at all, and from which on it is sure. */
  cuts: z.object({ told: z.number(), sure: z.number() }),
});

export const { weights, cuts } = fitted.parse(model);

/** What some features come to; one without a weight counts nothing. */
const sumOf = (features: ComparedPair['features']): number =>
  features.reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** Pairs of two documents among which the weights were fitted, at most. */
const usualRivals = 40;

/**
 * How surely the two statements contradict each other: the logarithm of the odds, by the fitted weights (`npm run fit -- statements`).
 * Long papers give hundreds of times as many pairs, and no more that are right: the odds of each are less by as much.
 */
export const scoreOf = ({ features, rivals }: Pick<RivalledPair, 'features' | 'rivals'>): number =>
  sumOf(features) - Math.log(Math.max(1, rivals / usualRivals));

export const probabilityOf = (score: number): number => 1 / (1 + Math.exp(-score));

export interface Difference {
  readonly comparison: ComparisonName;
  /** What the first says and what the second says. */
  readonly words: readonly [string, string];
}

/** The one difference that speaks loudest: two or three in a row read like noise. */
export function loudestDifference({ compared }: ComparedPair): Difference | undefined {
  const heard = compared.flatMap(([comparison, { features, differs }]) =>
    differs === undefined ? [] : [{ comparison, words: differs, weight: sumOf(features) }],
  );
  const [loudest] = heard.toSorted((a, b) => b.weight - a.weight);
  return loudest;
}
