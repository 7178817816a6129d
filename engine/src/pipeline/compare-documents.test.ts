import { describe, expect, it } from '@jest/globals';
import { analysisResult } from '@app/shared/contracts';
import { unreadable } from '../ocr/unreadable-texts.ts';
import { aDocument } from '../testing/a-document.ts';
import { compareDocuments } from './compare-documents.ts';
import { EngineError } from './engine-error.ts';

const ofOneKind = (...lines: readonly string[]): string[] => ['Made for Alder Freight Ltd.', '', ...lines];
const ofOtherKind = (...lines: readonly string[]): string[] => [
  'Customer: Alder Freight Ltd',
  '',
  'Place: Wrenfield Quay',
  '',
  ...lines,
];
const contract = [
  '1.1 The carrier moves the goods from the mill to the quay by lorry every weekday.',
  '1.2 The carrier shall insure the goods against theft and fire during carriage.',
];

const order = aDocument('order.pdf', ofOneKind('Hire charge | 1,250.00 EUR', 'Start date | 12 May 2025'));
const letter = aDocument('letter.pdf', ofOtherKind('The hire charge is 1,520.00 EUR. The hire starts on 12/05/2025.'));
const bill = aDocument('bill.pdf', ofOtherKind('Hire charge: 1,250.00 EUR', '', 'Start date: 12.05.2025'));

describe('compareDocuments', () => {
  it('gives the same bytes whatever the order of the documents', () => {
    const results = [
      [order, letter, bill],
      [bill, order, letter],
      [letter, bill, order],
    ].map((documents) => JSON.stringify(compareDocuments(documents)));
    expect(new Set(results).size).toBe(1);
  });

  it('tells how far it is, in small steps forward', () => {
    const shares: number[] = [];
    compareDocuments([order, letter, bill], undefined, (share) => void shares.push(share));
    const steps = shares.map((share, index) => share - (shares[index - 1] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(0.25);
    expect(shares.at(-1)).toBeLessThan(1);
  });

  it('puts the documents that agree on one side', () => {
    const [finding] = compareDocuments([order, letter, bill]).result.findings;
    expect(finding?.positions.map(({ document, value }) => [document, value])).toEqual([
      ['d1', '1,250.00 EUR'],
      ['d3', '1,250.00 EUR'],
      ['d2', '1,520.00 EUR'],
    ]);
    expect(finding?.explanation).toContain('letter.pdf says 1,520.00 EUR: 270.00 EUR (22%) higher.');
  });

  it('keeps the contract of the result', () => {
    expect(() => analysisResult.parse(compareDocuments([order, letter]).result)).not.toThrow();
  });

  it('tells by what and how surely pages were recognised', () => {
    const scan = aDocument('scan.pdf', ofOneKind('Hire charge | 1,250.00 EUR'), {
      ocr: true,
      confidence: 0.87,
      reader: 'tesseract.js',
    });
    const [first, second] = compareDocuments([bill, scan]).result.documents;
    expect(first).not.toHaveProperty('ocrQuality');
    expect(first).not.toHaveProperty('ocrReader');
    expect(second).toMatchObject({ ocrQuality: [{ page: 1, confidence: 0.87 }], ocrReader: 'tesseract.js' });
  });

  it('tells the language of a document where it is evident', () => {
    const german = aDocument('vertrag.pdf', [
      'Die Miete ist von dem Mieter bis zum dritten Tag auf das Konto zu zahlen, und zwar mit der Rate für das Jahr.',
    ]);
    const [first, second] = compareDocuments([bill, german]).result.documents;
    expect(first).not.toHaveProperty('language');
    expect(second?.language).toBe('de');
  });

  it('tells which pages stand on their side', () => {
    const lying = aDocument('lying.pdf', ofOneKind('Hire charge | 1,250.00 EUR'), { turn: 90 });
    const [first, second] = compareDocuments([bill, lying]).result.documents;
    expect(first).not.toHaveProperty('turnedPages');
    expect(second?.turnedPages).toEqual([{ page: 1, turn: 90 }]);
  });

  it('frames the value on the page as displayed', () => {
    const [finding] = compareDocuments([order, letter]).result.findings;
    const place = finding?.positions.find(({ quote }) => quote.startsWith('Hire charge'));
    expect(place?.boxes).toEqual([[210, 140, 268, 152]]);
  });

  it('says that documents with nothing in common were not compared', () => {
    const [contract, recipe] = [
      aDocument('contract.pdf', ['The tenant pays the rent to the landlord on the first day of each month.']),
      aDocument('recipe.pdf', ['Beat the eggs, fold in the flour and bake the cake until a skewer comes out clean.']),
    ];
    const { coverage } = compareDocuments([contract, recipe]).result;
    expect(coverage).toMatchObject({ comparedPages: 2, agreements: 0, notComparable: 'nothing-in-common' });
  });

  it('compares documents word by word that are too short to share much', () => {
    const receipt = (thanks: string) => aDocument(`${thanks}.pdf`, [`Paid in full. ${thanks}`]);
    const { coverage, findings } = compareDocuments([
      receipt('Thanks'),
      { ...receipt('Thanks'), name: 'copy.pdf' },
    ]).result;
    expect(findings).toEqual([]);
    expect(coverage.pairs).toMatchObject([{ unit: 'words', ofA: { agree: 4 } }]);
    expect(coverage).not.toHaveProperty('notComparable');
  });

  it('lists what agrees and counts it', () => {
    const { agreed, result } = compareDocuments([order, bill]);
    expect(result.findings).toEqual([]);
    expect(agreed.map(({ value }) => value)).toContain('1,250.00 EUR');
    expect(result.coverage).toMatchObject({ comparedPages: 2, agreements: agreed.length });
    expect(result.coverage).not.toHaveProperty('notComparable');
  });

  it('keeps a ledger of what was read and what became of it', () => {
    const { documents, pairs } = compareDocuments([order, letter]).result.coverage;
    expect(documents).toEqual([
      { document: 'd1', pages: [{ page: 1, text: 18 }] },
      { document: 'd2', pages: [{ page: 1, text: 14 }] },
    ]);
    const side = { agree: 1, alike: 0, differ: 1, alone: 0 };
    expect(pairs).toEqual([{ a: 'd1', b: 'd2', unit: 'values', ofA: side, ofB: side }]);
    const both = { agree: 2, alike: 0, differ: 0, alone: 0 };
    expect(compareDocuments([order, bill]).result.coverage.pairs).toMatchObject([{ ofA: both, ofB: both }]);
  });

  it('counts what agrees by kind, with examples', () => {
    const { agreed = [] } = compareDocuments([order, bill]).result;
    expect(agreed.map(({ kind, count }) => [kind, count])).toContainEqual(['money', 1]);
    expect(agreed.find(({ kind }) => kind === 'money')?.examples[0]).toMatchObject({ value: '1,250.00 EUR' });
  });

  it('names what agrees as a finding on it would be named', () => {
    const letters = [
      aDocument('one.pdf', ofOneKind('The carrier pays a late charge of 1,250.00 EUR for each lorry.')),
      aDocument('other.pdf', ofOtherKind('For each lorry a late charge of 1,250.00 EUR falls due.')),
    ];
    expect(compareDocuments(letters).agreed.map(({ subject }) => subject)).toEqual(['Late charge']);
  });

  it('puts a document before its namesake, and so holds it for the earlier version', () => {
    const names = ['lease (10).pdf', 'lease (2).pdf', 'lease.pdf'];
    const { documents } = compareDocuments(names.map((name) => aDocument(name, contract))).result;
    expect(documents.map(({ name }) => name)).toEqual(names.toReversed());
  });

  it('names the versions that were held against each other, and the earlier one where names tell', () => {
    const names = ['contract v1.pdf', 'contract v2.pdf'];
    const { versions } = compareDocuments(names.map((name) => aDocument(name, contract))).result;
    expect(versions).toEqual([
      { a: 'd1', b: 'd2', share: 1, earlier: 'd1', equal: [{ paragraphs: contract.length, lines: contract.length }] },
    ]);
    expect(compareDocuments([order, letter]).result).not.toHaveProperty('versions');
  });

  it('tells a value once in which two versions and a paper beside them differ', () => {
    const priced = (fee: string): string[] => [...contract, `1.3 The hire charge is ${fee} EUR for each week of use.`];
    const [first, second] = [aDocument('v1.pdf', priced('1,250.00')), aDocument('v2.pdf', priced('1,520.00'))];
    const { findings, changes = [] } = compareDocuments([first, second, bill]).result;
    expect(findings.map(({ positions }) => positions.map(({ document }) => document))).toEqual([['d2', 'd3', 'd1']]);
    expect(changes.map(({ finding }) => finding)).toEqual(['f1']);
  });

  it('finds nothing between equal versions', () => {
    expect(compareDocuments([aDocument('a.pdf', contract), aDocument('b.pdf', contract)]).result.findings).toEqual([]);
  });

  it('reports an unreadable document beside the readable ones', () => {
    const broken = { ...aDocument('broken.pdf', []), pages: [], unreadable: unreadable('broken') };
    const { documents } = compareDocuments([order, letter, broken]).result;
    expect(documents.find(({ name }) => name === 'broken.pdf')?.warnings).toEqual([unreadable('broken').message]);
  });

  it('refuses fewer than two readable documents and says what was wrong with the others', () => {
    const empty = { ...aDocument('empty.pdf', []), pages: [], unreadable: unreadable('empty') };
    expect(() => compareDocuments([order, empty])).toThrow(EngineError);
    expect(() => compareDocuments([order, empty])).toThrow(
      expect.objectContaining({ code: 'too-few-readable', documents: [order, empty] }),
    );
  });
});
