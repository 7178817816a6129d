import { describe, expect, it } from '@jest/globals';
import { changesBetween, outcomeOf } from './outcomes.ts';
import { scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const rents = aFinding('rent of £1,450.00', 'Flat 3 £1,540.00');
const nonsense = aFinding('the roof', 'the door', 'f2');
const outcome = (...findings: (typeof rents)[]) => outcomeOf([scoreSet(aKnownCase(), aResult(...findings))]);

describe('changesBetween', () => {
  it('names what is found and lost, and false alarms that are new and gone', () => {
    expect(changesBetween(outcome(nonsense), outcome(rents))).toEqual([
      'found now: flat d1',
      'false alarm gone: flat value-mismatch: "the roof" / "the door"',
    ]);
    expect(changesBetween(outcome(rents), outcome(nonsense))).toEqual([
      'lost: flat d1',
      'new false alarm: flat value-mismatch: "the roof" / "the door"',
    ]);
  });

  it('names no finding by its number, which moves with those before it', () => {
    expect(changesBetween(outcome(nonsense), outcome({ ...nonsense, id: 'f7' }))).toEqual([]);
  });
});
