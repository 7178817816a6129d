import { describe, expect, it } from '@jest/globals';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { aRuleFinding, placeOf } from './testing/judge-builders.ts';
import { documentId, tellFinding, toPosition } from './to-result.ts';

/** The position of the first value in a line. */
function valueIn(line: string) {
  const documents = factDocuments([line]);
  const [document] = documents;
  const [fact] = document?.facts ?? [];
  if (document === undefined || fact === undefined) throw new Error(`“${line}” holds no value.`);
  return toPosition(documents, placeOfFact(document, fact));
}

const lease = factDocuments(['The rent is (about) £4,250.00, payable monthly.'], ['Nothing of it.']);
const [document] = lease as [(typeof lease)[0]];

describe('documentId', () => {
  it('counts from d1', () => {
    expect([documentId(0), documentId(11)]).toEqual(['d1', 'd12']);
  });
});

describe('toPosition', () => {
  it('quotes the sentence, and tells the value in it without the stops around it', () => {
    expect(toPosition(lease, placeOf(document, '(about) £4,250.00,'))).toMatchObject({
      document: 'd1',
      page: 1,
      quote: 'The rent is (about) £4,250.00, payable monthly.',
      value: '(about) £4,250.00',
      missing: false,
    });
    expect(toPosition(lease, placeOf(document, '£4,250.00,')).value).toBe('£4,250.00');
  });

  it('tells no value where the whole quote differs', () => {
    const place = placeOf(document, 'rent');
    expect(toPosition(lease, { ...place, valueStart: place.start, valueEnd: place.end })).not.toHaveProperty('value');
  });

  it('has the page of the value, and boxes on that page alone', () => {
    const long = factDocuments([
      ...Array<string>(47).fill(''),
      'The rent is payable on the first day of every month and',
      'amounts to £4,250.00 each time.',
    ]);
    const [pages] = long as [(typeof long)[0]];
    const quote = placeOf(pages, 'rent is payable on the first day of every month and amounts to £4,250.00');
    expect(toPosition(long, placeOf(pages, '£4,250.00'))).toMatchObject({
      page: 2,
      boxes: [[expect.anything(), 110, expect.anything(), 122]],
    });
    expect(toPosition(long, quote)).toMatchObject({ page: 1, boxes: [expect.anything()] });
  });

  it('has boxes of the words that the value is read with, line by line, where there are more', () => {
    const lines = ['In the first year, which begins in May, the rent of all rooms on both', 'floors is £4,250.00.'];
    const [rooms] = factDocuments(lines) as [(typeof lease)[0]];
    const { around } = toPosition([rooms], placeOf(rooms, '£4,250.00.'));
    expect(around?.map(([, top]) => top)).toEqual([110, 125]);
    expect(around?.[0]?.[0]).toBeGreaterThan(200);
    expect(toPosition(lease, { ...placeOf(document, 'rent'), start: 1, end: 2 })).not.toHaveProperty('around');
  });

  it.each([
    ['Rent: £4,250.00', { type: 'money', amount: '4250.00', currency: 'GBP' }],
    ['Interest: 4.5 %', { type: 'percent', value: '4.5' }],
    ['Notice period: 90 days', { type: 'duration', value: '90', unit: 'day' }],
    ['Change: -4.5 %', { type: 'percent', value: '-4.5' }],
    ['Net loss | £(402)', { type: 'money', amount: '-402.00', currency: 'GBP' }],
    ['Depth: -4 m', { type: 'quantity', value: '-4', unit: 'length' }],
    ['Shaft length: 114 mm', { type: 'quantity', value: '0.114', unit: 'length' }],
    ['Guests: 20 to 30', { type: 'number', value: '20', upper: '30' }],
    ['E-mail: Office@Harbour.example', { type: 'email', value: 'office@harbour.example' }],
  ])('says what %s means', (line, normalized) => {
    expect(valueIn(line).normalized).toEqual(normalized);
  });

  it('tells a figure with the brackets that are its minus', () => {
    expect(valueIn('Net loss | (402) | this year').value).toBe('(402)');
  });

  it('tells a value without a quotation mark that is closed elsewhere', () => {
    const quoted = factDocuments(['The item "Trailers in transit" stays insured, and "Tools" too.']);
    const [items] = quoted as [(typeof quoted)[0]];
    expect(toPosition(quoted, placeOf(items, '"Trailers')).value).toBe('Trailers');
    expect(toPosition(quoted, placeOf(items, '"Tools"')).value).toBe('"Tools"');
  });

  it('says what the value is called there', () => {
    expect(valueIn('Monthly rent: £4,250.00')).toMatchObject({ label: 'Monthly rent' });
    expect(toPosition(lease, placeOf(document, '£4,250.00,'))).not.toHaveProperty('label');
  });

  it('names the heading above, where there is one', () => {
    const [section] = factDocuments(['# 2. Rent', '', 'The rent is £4,250.00, payable monthly to us.']) as [
      (typeof lease)[0],
    ];
    expect(toPosition([section], placeOf(section, '£4,250.00,')).section).toBe('2. Rent');
    expect(toPosition(lease, placeOf(document, 'rent'))).not.toHaveProperty('section');
  });

  it('says no meaning of words without a value', () => {
    expect(toPosition(lease, placeOf(document, 'rent'))).not.toHaveProperty('normalized');
  });
});

describe('tellFinding', () => {
  const rent = placeOf(document, '£4,250.00,');

  it('carries what the rule says', () => {
    const finding = tellFinding(lease, aRuleFinding([rent], { confidence: 0.876 }));
    expect(finding).toMatchObject({
      rule: 'value-mismatch',
      kind: 'value-conflict',
      severity: 'high',
      confidence: 0.876,
      subject: 'Monthly rent',
    });
  });

  it('names the documents in which it looked in vain, behind those that hold it', () => {
    const sides = [{ places: [], missingIn: [1] }, { places: [rent] }];
    const { positions } = tellFinding(lease, aRuleFinding([], { sides }));
    expect(
      positions.map(({ document: id, missing, quote, boxes }) => [id, missing, quote !== '', boxes.length]),
    ).toEqual([
      ['d1', false, true, 1],
      ['d2', true, false, 0],
    ]);
  });
});
