import { describe, expect, it } from '@jest/globals';
import { aFinding, aResult } from '../testing/review-builders.ts';
import { itemsOf } from './review-item.ts';

describe('itemsOf', () => {
  it('numbers findings in the order of the result, and possible ones apart', () => {
    const findings = [
      aFinding({ id: 'f1', severity: 'high' }),
      aFinding({ id: 'f2', severity: 'low' }),
      aFinding({ id: 'f3', severity: 'high', tier: 'possible' }),
      aFinding({ id: 'f4', severity: 'info', tier: 'possible' }),
    ];
    const items = itemsOf(aResult({ findings }));
    expect(items.map(({ id, number, isPossible }) => [id, number, isPossible])).toEqual([
      ['f1', '1', false],
      ['f2', '2', false],
      ['f3', 'P1', true],
      ['f4', 'P2', true],
    ]);
  });
});
