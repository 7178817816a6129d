import { describe, expect, it } from '@jest/globals';
import { areOpeningAndOther } from './opening-balance.ts';
import { factDocuments } from '../../testing/aligned.ts';

function areTwo(first: string, second: string): boolean {
  const [a, b] = factDocuments([first], [second]).map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A line holds no value.');
  return areOpeningAndOther(a, b);
}

describe(areOpeningAndOther.name, () => {
  it.each([
    ['Balance brought forward: £310.20', 'Balance of the fund: £402.10'],
    ['Anfangsbestand der Kasse: 310,20 €', 'Bestand der Kasse: 402,10 €'],
  ])('parts what an account began with from what it holds: %s, %s', (first, second) => {
    expect(areTwo(first, second)).toBe(true);
    expect(areTwo(second, first)).toBe(true);
  });

  it('leaves two balances of one day to be compared', () => {
    expect(areTwo('Opening balance: £310.20', 'Balance brought forward: £301.20')).toBe(false);
    expect(areTwo('Balance of the fund: £310.20', 'Balance of the fund: £301.20')).toBe(false);
  });
});
