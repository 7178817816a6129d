import { describe, expect, it } from '@jest/globals';
import { areCountAndMoney, arePriceAndCount } from './price-and-count.ts';
import { factDocuments } from './testing/aligned.ts';

/** Whether the last value of a row and the last of another are a price and a number of pieces. */
function areBoth(first: string, second: string): boolean {
  const documents = factDocuments([first, 'Sum | 1'], [second, 'Sum | 1']);
  const [a, b] = documents.map(({ facts }) => facts.findLast(({ passage }) => passage === 0));
  if (a === undefined || b === undefined) throw new Error('A row holds no value.');
  return arePriceAndCount(a, b, documents);
}

describe(arePriceAndCount.name, () => {
  it.each([
    ['Crates | 1.22 | 6,100.00', 'Crates | 5,000'],
    ['Spruce | 41.15 | 260.00', 'Spruce | 212 boards'],
    ['Spruce | £260', 'Spruce | 212 boards'],
    // A figure less, by chance.
    ['Syringes | 11.20', 'Syringes | 120'],
  ])('tells a price from a number by its print: %s – %s', (first, second) => {
    expect(areBoth(first, second)).toBe(true);
    expect(areBoth(second, first)).toBe(true);
  });

  it.each([
    ['Crates | 5,000', 'Crates | 4,700'],
    ['Crates | 6,100.00', 'Crates | 6,400.00'],
    ['Crates | 4,520.00', 'Crates | 4,250'],
  ])('leaves %s and %s to be compared', (first, second) => {
    expect(areBoth(first, second)).toBe(false);
  });
});

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
