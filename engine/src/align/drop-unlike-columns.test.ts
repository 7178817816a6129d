import { describe, expect, it } from '@jest/globals';
import { dropUnlikeColumns } from './drop-unlike-columns.ts';
import { linkFacts } from './link-facts.ts';
import { findRelatedness } from './papers/relatedness.ts';
import { termWeights } from './term-weights.ts';
import { factDocuments, printedLinks } from './testing/aligned.ts';

const contract = ['Contract TV/C/0417', ''];
const bill = [
  ...contract,
  'Work | Quantity | Price',
  'Kerbs | 230 | 27.50',
  'Pipes | 54 | 14.25',
  'Fill | 180 | 42.10',
];
const certificate = (head: string, quantities: readonly string[], pipes = '14.25') => [
  ...contract,
  `Work | ${head} | Price`,
  `Kerbs | ${quantities[0] ?? ''} | 27.50`,
  `Pipes | ${quantities[1] ?? ''} | ${pipes}`,
  `Fill | ${quantities[2] ?? ''} | 42.10`,
];

/** The differences that are left between two tables. */
function differences(...lines: readonly (readonly string[])[]): string[] {
  const documents = factDocuments(...lines);
  const links = linkFacts(documents, termWeights(documents), findRelatedness(documents));
  return printedLinks(dropUnlikeColumns(links, documents), documents).filter((link) => link.includes('≠'));
}

describe('dropUnlikeColumns', () => {
  it('drops what differs row after row under another head', () => {
    expect(differences(bill, certificate('Done', ['110', '22', '95']))).toEqual([]);
  });

  it('keeps what differs in few rows', () => {
    expect(differences(bill, certificate('Done', ['230', '45', '180']))).toEqual(['54 ≠ 45']);
  });

  it('keeps what differs beside columns that do so by nature', () => {
    expect(differences(bill, certificate('Done', ['110', '22', '95'], '12.45'))).toEqual(['14.25 ≠ 12.45']);
  });

  it('drops what differs in a few rows under a head with nothing in common, unless it is a slip', () => {
    const list = (head: string, mixer: string, rammer: string): string[] => [
      ...contract,
      `Machine | Day | ${head}`,
      `Mixer | 29.00 | ${mixer}`,
      `Rammer | 38.00 | ${rammer}`,
    ];
    const deposits = list('Deposit', '120.00', '1,284.00');
    expect(differences(deposits, list('Delivery', '87.00', '2,315.00'))).toEqual([]);
    expect(differences(deposits, list('Deposit', '87.00', '1,284.00'))).toEqual(['120.00 ≠ 87.00']);
    expect(differences(deposits, list('Delivery', '87.00', '1,248.00'))).toEqual(['1,284.00 ≠ 1,248.00']);
    const answers = list('First answer', '6 hours', '1,284.00');
    expect(differences(answers, list('Reply', '9 hours', '2,315.00'))).toEqual(['6 hours ≠ 9 hours']);
    const fees = list('Entry fee', '120.00', '1,284.00');
    expect(differences(fees, list('Entry after September', '20.00', '410.00'))).toEqual([]);
    expect(differences(fees, list('Entry after September', '87.00', '1,590.00'))).toContain('120.00 ≠ 87.00');
    expect(differences(fees, list('Entry', '20.00', '1,284.00'))).toContain('120.00 ≠ 20.00');
    const loads = list('Load', 'at most 120.00', '1,284.00');
    expect(differences(loads, list('Required', 'at most 87.00', '2,315.00'))).toEqual(['120.00 ≠ 87.00']);
  });
});
