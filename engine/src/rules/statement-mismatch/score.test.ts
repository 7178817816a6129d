import { describe, expect, it } from '@jest/globals';
import model from '../../../models/statements.json' with { type: 'json' };
import { comparePair } from './compare-pair.ts';
import { loudestDifference, scoreOf } from './score.ts';
import { aPair } from './testing/statement-builders.ts';

describe('the score of statement pairs', () => {
  it.each([
    ['Dogs may be kept in the orchard cottage.', 'Dogs must not be kept in the orchard cottage.', 'may / must not'],
    ['The tenant clears the gutters of leaves.', 'The landlord clears the gutters of leaves.', 'tenant / landlord'],
  ])('is high where only one thing differs, and names it: %s — %s', (a, b, expected) => {
    const pair = aPair(a, b);
    const compared = comparePair(pair, { rarity: () => 1, parties: pair.parties });
    expect(compared).toBeDefined();
    if (compared === undefined) return;
    expect(loudestDifference(compared)?.words.join(' / ')).toBe(expected);
    expect(scoreOf({ ...compared, rivals: 3 })).toBeGreaterThan(-1);
  });

  it('is less among the many pairs of long papers', () => {
    const features = [['base', 1]] as const;
    expect(scoreOf({ features, rivals: 4000 })).toBeCloseTo(scoreOf({ features, rivals: 40 }) - Math.log(100));
    expect(scoreOf({ features, rivals: 2 })).toBe(scoreOf({ features, rivals: 40 }));
  });

  it('is asked of no pair in which nothing differs', () => {
    const pair = aPair('Dogs may be kept.', 'Dogs can be kept.');
    expect(comparePair(pair, { rarity: () => 1, parties: pair.parties })).toBeUndefined();
  });

  it('was fitted so that it keeps what is promised of families that it was not fitted to', () => {
    const { recall, sure, sureFirstScores, possibleAComparison, betweenStrangers } = model.provenance.familiesLeftOut;
    expect(recall.at70).toBeGreaterThanOrEqual(0.35);
    expect(sure.precision).toBeGreaterThanOrEqual(0.93);
    expect(sureFirstScores.precision).toBeGreaterThanOrEqual(0.9);
    expect(possibleAComparison).toBeLessThanOrEqual(0.8);
    expect(betweenStrangers.sure).toBe(0);
  });
});
