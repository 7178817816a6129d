import { describe, expect, it } from '@jest/globals';
import { aDiscrepancy, aKnownCase, anOccurrence, otherOccurrence } from '../accuracy/testing/case-builders.ts';
import { aPaper, textOf } from '../accuracy/testing/paper-builder.ts';
import { exchangeFor, exchangeInDocument, exchangeInTruth, namesOf } from './exchange-words.ts';

const order = aPaper(
  'order.pdf',
  'The Supplier shall deliver forty pumps before 12 March 2025, see PUMP-44 (delivery).',
);
const letter = aPaper(
  'letter.pdf',
  'SUPPLIER: pumps were not delivered in March 2025; see PUMP-44 and pump@orders.example.',
);
const papers = [order, letter];
const exchange = exchangeFor('pumps', papers, ['12 March 2025']);
const textsOf = (): string[] => papers.map((paper) => textOf(exchangeInDocument(paper, exchange)));

describe('exchangeFor', () => {
  it('exchanges the words that several papers share, each for the same one everywhere', () => {
    const [first = '', second = ''] = textsOf();
    for (const text of [first, second]) expect(text).not.toMatch(/supplier|pumps|deliver/iu);
    const supplier = /^The (?<word>\w+)/u.exec(first)?.groups?.word ?? '';
    expect(second.startsWith(`${supplier.toUpperCase()}:`)).toBe(true);
  });

  it('keeps endings, case and marks', () => {
    const [first = '', second = ''] = textsOf();
    expect(second).toMatch(/ \w+s were not \w+ed in March/u);
    expect(first).toMatch(/^The [A-Z][a-z]+er shall/u);
  });

  it('gives all forms of a word one stem', () => {
    const [first = '', second = ''] = textsOf();
    const deliver = /shall (?<word>\w+)/u.exec(first)?.groups?.word ?? 'none';
    expect(second).toContain(`${deliver}ed`);
  });

  it('leaves words of closed classes, values, codes, addresses and what one paper alone says', () => {
    const [first, second] = textsOf();
    expect(first).toContain('forty');
    expect(first).toContain('before 12 March 2025,');
    expect(first).toContain('PUMP-44');
    expect(second).toContain('pump@orders.example.');
  });

  it('gives the same words in every run, and others in another set', () => {
    expect(exchangeFor('pumps', papers, []).call(undefined, 'Supplier')).toBe(exchange('Supplier'));
    expect(exchangeFor('other', papers, [])('Supplier')).not.toBe(exchange('Supplier'));
  });

  it('gives no two words one invented word', () => {
    const words = Array.from(
      { length: 300 },
      (_, at) => `word${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}x`,
    );
    const both = [aPaper('a.pdf', words.join(' ')), aPaper('b.pdf', words.join(' '))];
    const invented = exchangeFor('many', both, []);
    expect(new Set(words.map(invented)).size).toBe(words.length);
  });
});

describe('exchangeInTruth', () => {
  it('tells what is known in the words that the papers have now', () => {
    const known = aKnownCase({
      discrepancies: [
        aDiscrepancy({ occurrences: [anOccurrence({ quote: 'the Supplier', value: 'Supplier', context: 'pumps' })] }),
      ],
    });
    const [place] = exchangeInTruth(known, exchange).discrepancies[0]?.occurrences ?? [];
    expect(place).toMatchObject({ quote: `the ${exchange('Supplier')}`, context: exchange('pumps') });
  });
});

describe('namesOf', () => {
  it('spares what conflicts where it is as short as a name', () => {
    const long = otherOccurrence({ value: 'the tenant may sublet the flat' });
    const known = aKnownCase({
      discrepancies: [aDiscrepancy({ occurrences: [anOccurrence({ value: 'Anna Lind' }), long] })],
    });
    expect(namesOf(known)).toEqual(['Anna Lind']);
  });
});
