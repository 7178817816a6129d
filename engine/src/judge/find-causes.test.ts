import { describe, expect, it } from '@jest/globals';
import type { FactDocument } from '../facts/fact.ts';
import { placeOfFact } from '../rules/place.ts';
import type { Place } from '../rules/rule.ts';
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

function placeOfText(document: FactDocument | undefined, text: string): Place {
  const fact = document?.facts.find((one) => document.passages[one.passage]?.words[one.start]?.text === text);
  if (document === undefined || fact === undefined) throw new Error(`${text} is not printed.`);
  return placeOfFact(document, fact);
}

/** The disagreements between two documents about these amounts, as pairs of what each prints. */
function causesOf(lines: readonly (readonly string[])[], pairs: readonly (readonly [string, string])[]) {
  const documents = factDocuments(...lines);
  return [
    ...findCauses(
      documents,
      pairs.map(([a, b]) => aRuleFinding([placeOfText(documents[0], a), placeOfText(documents[1], b)])),
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

  it('lets an amount follow from a quantity at a price below one', () => {
    const lines = [bill('3,510', '0.21', '737.10'), bill('3,150', '0.21', '661.50')];
    expect(
      causesOf(lines, [
        ['737.10', '661.50'],
        ['3,510', '3,150'],
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

  it('lets a surcharge and a total follow from the line above that moved them', () => {
    const lines = [
      ['Service | Price', 'Crane | 400.00', 'Insurance, 5 % | 20.00', 'Total | 420.00'],
      ['Service | Price', 'Crane | 460.00', 'Insurance, 5 % | 23.00', 'Total | 483.00'],
    ];
    const pairs = [
      ['420.00', '483.00'],
      ['400.00', '460.00'],
      ['20.00', '23.00'],
    ] as const;
    expect(causesOf(lines, pairs)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('keeps two items apart that changed by as much', () => {
    const lines = [
      ['Item | Pieces', 'Chair | 20', 'Bench | 7'],
      ['Item | Pieces', 'Chair | 22', 'Bench | 9'],
    ];
    const pairs = [
      ['20', '22'],
      ['7', '9'],
    ] as const;
    expect(causesOf(lines, pairs)).toEqual([]);
  });

  it('lets nothing follow from a factor that stays', () => {
    const lines = [bill('8', '45.00', '360.00'), bill('8', '46.00', '368.00'), bill('7', '45.00', '315.00')];
    const documents = factDocuments(...lines);
    const [a, b, c] = documents.map((document) => (text: string) => placeOfText(document, text));
    if (a === undefined || b === undefined || c === undefined) throw new Error('There are three bills.');
    const findings = [aRuleFinding([a('8'), b('8'), c('7')]), aRuleFinding([a('360.00'), b('368.00')])];
    expect([...findCauses(documents, findings)]).toEqual([]);
  });

  it('lets a disagreement with a wrong sum follow from what adds it up', () => {
    const documents = factDocuments(
      ['Part | Amount', 'Valve | 360.00', 'Motor | 620.00', 'Total | 980.00'],
      ['Part | Amount', 'Valve | 360.00', 'Motor | 620.00', 'Total | 890.00'],
    );
    const [a, b] = documents.map((document) => (text: string) => placeOfText(document, text));
    if (a === undefined || b === undefined) throw new Error('There are two bills.');
    const sum = aRuleFinding([b('890.00')], { rule: 'arithmetic', kind: 'arithmetic', needed: 980 });
    expect([...findCauses(documents, [aRuleFinding([a('980.00'), b('890.00')]), sum])]).toEqual([[0, 1]]);
    expect([...findCauses(documents, [aRuleFinding([a('980.00'), b('890.00')]), { ...sum, needed: 981 }])]).toEqual([]);
  });
});
