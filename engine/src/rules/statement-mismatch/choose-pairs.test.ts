import { describe, expect, it } from '@jest/globals';
import { choosePairs, type ScoredPair } from './choose-pairs.ts';
import { aPair, aStatement } from './testing/statement-builders.ts';

const scored = (score: number, a: number, b: number): ScoredPair => ({
  score,
  compared: {
    pair: {
      ...aPair('Dogs may be kept.', 'Dogs must not be kept.'),
      a: aStatement('Dogs may be kept.', { unit: a }),
      b: aStatement('Dogs must not be kept.', { document: 1, unit: b }),
    },
    compared: [],
    features: [],
  },
});

describe(choosePairs.name, () => {
  it('gives each sentence one partner in another document, the highest score first', () => {
    const chosen = choosePairs([scored(1, 0, 0), scored(3, 0, 1), scored(2, 1, 1), scored(0.5, 1, 0)]);
    expect(chosen.map(({ score }) => score)).toEqual([3, 0.5]);
  });
});
