import { describe, expect, it } from '@jest/globals';
import { aFinding, aResult } from '../testing/review-builders.ts';
import { itemsOf } from './review-item.ts';

describe('itemsOf', () => {
  it('numbers findings by weight, and places to look at after all of them, in the order they came', () => {
    const findings = [
      aFinding({ id: 'f1', severity: 'low' }),
      aFinding({ id: 'f2', severity: 'high', tier: 'possible' }),
      aFinding({ id: 'f3', severity: 'high' }),
      aFinding({ id: 'f4', severity: 'info', tier: 'possible' }),
      aFinding({ id: 'f5', severity: 'high' }),
    ];
    const items = itemsOf(aResult({ findings }));
    expect(items.map(({ id, number, isPossible }) => [id, number, isPossible])).toEqual([
      ['f3', 1, false],
      ['f5', 2, false],
      ['f1', 3, false],
      ['f2', 4, true],
      ['f4', 5, true],
    ]);
  });
});
