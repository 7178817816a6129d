import { describe, expect, it } from '@jest/globals';
import { areCountAndMoney } from './count-and-money.ts';
import { factDocuments } from '../../testing/aligned.ts';

describe(areCountAndMoney.name, () => {
  /** Whether the figure under a head and an amount of money are of two kinds. */
  const areTwo = (head: string): boolean => {
    const table = [`Member | ${head} | Rank`, 'Alder Ltd | 2,100 | 1', 'Beech Ltd | 4,300 | 2'];
    const documents = factDocuments(table, ['Alder Ltd gives £21,000.']);
    const [a, b] = documents.map(({ facts }) => facts[0]);
    if (a === undefined || b === undefined) throw new Error('A line holds no value.');
    return areCountAndMoney(a, b, documents) && areCountAndMoney(b, a, documents);
  };

  it.each(['Shares', 'Votes for', 'Number of seats', 'Stimmen', 'Parts sociales', 'Participaciones'])(
    'knows what is counted under %s',
    (head) => {
      expect(areTwo(head)).toBe(true);
    },
  );

  it.each(['Amount', 'Value of shares', '£ for 100 shares'])('takes what stands under %s for money', (head) => {
    expect(areTwo(head)).toBe(false);
  });
});
