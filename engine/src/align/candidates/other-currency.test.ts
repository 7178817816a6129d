import { describe, expect, it } from '@jest/globals';
import { printed, wordsOfFact } from '../../facts/fact.ts';
import { currencyBonus, otherCurrencies } from './other-currency.ts';
import { factDocuments } from '../testing/aligned.ts';

function pairs(...lines: readonly string[]): string[] {
  const documents = factDocuments(...lines.map((line) => [line]));
  const print = (fact: Parameters<typeof wordsOfFact>[1]): string => {
    const document = documents[fact.document];
    return document === undefined ? '' : printed(wordsOfFact(document, fact));
  };
  return otherCurrencies(documents, () => true).map(([a, b]) => `${print(a)} ${print(b)}`);
}

describe(otherCurrencies.name, () => {
  it('pairs the same amount in another currency', () => {
    expect(pairs('Press brake: £86,400.00', 'Value for customs: €86,400.00')).toEqual(['£86,400.00 €86,400.00']);
  });

  it('pairs the only amount of a paper in another currency with the same figure', () => {
    const report = (boat: string): string => `Sails cost £3,400, rigging £2,150, paint £480 and the boat ${boat}.`;
    const sale = 'The boat was sold for £7,200.';
    expect(pairs(report('€7,200'), sale)).toEqual(['€7,200. £7,200.']);
    expect(pairs(report('€7,000'), 'The boat was sold for £7,000.')).toEqual([]);
    expect(pairs(report('€7,200 (£7,200)'), sale)).toEqual([]);
    expect(pairs(report('€7,200'), `${sale} The mast was €90.`)).toEqual([]);
    expect(pairs('Paint costs £480 and the boat €7,200.', sale)).toEqual([]);
  });

  it.each([
    ['round sums', 'Bond: £2,000', 'Tools: €2,000'],
    ['small sums', 'Fee: £420.00', 'Carriage: €420.00'],
    ['papers that know both currencies', 'Price: £86,400.00, in euros €99,360', 'Value: €86,400.00'],
    ['one currency', 'Press brake: £86,400.00', 'Value for customs: £86,400.00'],
  ])('leaves %s', (_, first, second) => {
    expect(pairs(first, second)).toEqual([]);
  });
});

describe(currencyBonus.name, () => {
  const bonus = (first: string, second: string): number => {
    const [a, b] = factDocuments([first], [second]).map(({ facts }) => facts[0]);
    if (a === undefined || b === undefined) throw new Error('a line holds no amount');
    return currencyBonus(a, b);
  };

  it('prefers the sentence that prints its currency', () => {
    expect(bonus('The mill has borrowed £121.5 million.', 'The mill has borrowed €121.5 million.')).toBeGreaterThan(0);
    expect(bonus('Borrowed | £121.5 million', 'The mill has borrowed €121.5 million.')).toBe(0);
    expect(bonus('The mill has borrowed £121.5 million.', 'The mill has borrowed £121.5 million.')).toBe(0);
    expect(bonus('The mill has borrowed £121.5 million.', 'The mill has borrowed €122.5 million.')).toBe(0);
  });
});
