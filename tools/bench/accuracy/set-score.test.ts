import { describe, expect, it } from '@jest/globals';
import { figuresOf, scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('nothing', 'nothing', 'f2');
const figures = (tiers: readonly [string, string]) =>
  figuresOf([
    scoreSet(aKnownCase(), {
      ...aResult(),
      findings: [rents, nonsense].map((finding, at) => Object.assign({}, finding, { tier: tiers[at] })),
    }),
  ]);

describe('figuresOf', () => {
  it('counts what is possible apart from what is sure', () => {
    expect(figures(['sure', 'possible'])).toMatchObject({ recall: 1, precision: 1, allPrecision: 0.5 });
    expect(figures(['possible', 'sure'])).toMatchObject({ recall: 0, precision: 0, allRecall: 1 });
  });

  it('takes findings of an engine without tiers for sure', () => {
    expect(figuresOf([scoreSet(aKnownCase(), aResult(rents, nonsense))])).toMatchObject({ recall: 1, precision: 0.5 });
  });
});
