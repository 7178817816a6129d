import { describe, expect, it } from '@jest/globals';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { findCauses } from './find-causes.ts';
import { aRuleFinding } from './testing/judge-builders.ts';

const bill = (quantity: string, price: string, amount: string, ...sums: readonly string[]) => [
  '# Bill',
  '',
  'Part | Pieces | Price | Amount',
  `Valve | ${quantity} | ${price} | ${amount}`,
  'Motor | 2 | 310.00 | 620.00',
  ...sums,
];

/** The disagreements between two documents about these amounts, as pairs of what each prints. */
function causesOf(lines: readonly (readonly string[])[], pairs: readonly (readonly [string, string])[]) {
  const documents = factDocuments(...lines);
  const place = (index: number, text: string) => {
    const document = documents[index];
    const fact = document?.facts.find((one) => document.passages[one.passage]?.words[one.start]?.text === text);
    if (document === undefined || fact === undefined) throw new Error(`${text} is not printed.`);
    return placeOfFact(document, fact);
  };
  return [
    ...findCauses(
      documents,
      pairs.map(([a, b]) => aRuleFinding([place(0, a), place(1, b)])),
    ),
  ];
}

describe('findCauses', () => {
  it('lets the amount of a line follow from its quantity', () => {
    const lines = [bill('8', '45.00', '360.00'), bill('6', '45.00', '270.00')];
    expect(
      causesOf(lines, [
        ['360.00', '270.00'],
        ['8', '6'],
      ]),
    ).toEqual([[0, 1]]);
  });

  it('lets totals, taxes and gross totals follow from the line that moved them', () => {
    const lines = [
      bill('8', '45.00', '360.00', 'Net | 980.00', 'VAT 20 % | 196.00', 'Total | 1,176.00'),
      bill('8', '54.00', '432.00', 'Net | 1,052.00', 'VAT 20 % | 210.40', 'Total | 1,262.40'),
    ];
    const pairs = [
      ['45.00', '54.00'],
      ['360.00', '432.00'],
      ['980.00', '1,052.00'],
      ['196.00', '210.40'],
      ['1,176.00', '1,262.40'],
    ] as const;
    expect(causesOf(lines, pairs)).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
    ]);
  });

  it('lets nothing follow from what does not explain it', () => {
    const lines = [bill('8', '45.00', '360.00', 'Total | 980.00'), bill('6', '45.00', '360.00', 'Total | 890.00')];
    expect(
      causesOf(lines, [
        ['8', '6'],
        ['980.00', '890.00'],
      ]),
    ).toEqual([]);
  });
});
