import { describe, expect, it } from '@jest/globals';
import { aFinding, aMissingPosition, aPosition, theOtherPosition } from '../testing/report-builders.ts';
import { hasMajority, readingsOf } from './readings.ts';

const printed = (document: string, value: string) => {
  const { normalized: _, ...position } = aPosition({ document, value });
  return position;
};

describe('readingsOf', () => {
  it('takes several passages that one document has and the other lacks for one reading', () => {
    const positions = [
      aPosition({ quote: '• First passage', value: undefined }),
      aPosition({ quote: 'Second passage', value: undefined }),
      aMissingPosition(),
    ];
    const readings = readingsOf(aFinding({ kind: 'missing', positions }));
    expect(readings.map(({ label, positions: places }) => [label, places.length])).toEqual([
      ['First passage', 2],
      ['', 1],
    ]);
  });

  it('has one reading of each version where changes are told together', () => {
    const positions = ['d1', 'd2'].flatMap((document) => ['shall', 'Unit 2'].map((value) => printed(document, value)));
    const readings = readingsOf(aFinding({ rule: 'version-passage', positions }));
    expect(readings.map(({ documents, positions: places }) => [documents, places.length])).toEqual([
      [['d1'], 2],
      [['d2'], 2],
    ]);
  });

  it('takes values of one meaning as one reading, however they are printed', () => {
    const positions = [
      aPosition(),
      aPosition({ document: 'd2', value: '12.500,00 USD' }),
      theOtherPosition({ document: 'd3' }),
    ];
    expect(readingsOf(aFinding({ positions })).map(({ label, documents }) => [label, documents])).toEqual([
      ['$12,500.00', ['d1', 'd2']],
      ['12,050.00', ['d3']],
    ]);
  });

  it('goes by the printed words where no meaning is known, whatever their case and width', () => {
    const positions = [printed('d1', 'Harbor  LLC'), printed('d2', 'HARBOR LLC'), printed('d3', 'Harbour LLC')];
    expect(readingsOf(aFinding({ positions })).map((reading) => reading.documents)).toEqual([['d1', 'd2'], ['d3']]);
  });

  it('puts the reading of most documents first and what is missing last', () => {
    const positions = [
      aMissingPosition({ document: 'd4' }),
      theOtherPosition({ document: 'd1' }),
      aPosition({ document: 'd2' }),
      aPosition({ document: 'd3' }),
    ];
    expect(readingsOf(aFinding({ positions })).map(({ documents, missing }) => [documents, missing])).toEqual([
      [['d2', 'd3'], false],
      [['d1'], false],
      [['d4'], true],
    ]);
  });

  it.each([
    ['09917344)', '09917344'],
    ['thirty (30)', 'thirty (30)'],
    ['£5,000,', '£5,000'],
    ['Acme Inc.', 'Acme Inc.'],
  ])('shows the value %s as %s', (value, label) => {
    expect(readingsOf(aFinding({ positions: [aPosition({ value })] }))[0]?.label).toBe(label);
  });

  it('takes a bare number in a table as the same number with its unit', () => {
    const cell = aPosition({ document: 'd2', value: '12,500', normalized: { type: 'number', value: '12500' } });
    const other = aPosition({ document: 'd3', value: '2,500', normalized: { type: 'number', value: '2500' } });
    const readings = readingsOf(aFinding({ positions: [cell, aPosition(), other] }));
    expect(readings.map((reading) => reading.documents)).toEqual([['d2', 'd1'], ['d3']]);
  });

  it('keeps equal amounts of two currencies apart', () => {
    const euro = aPosition({ document: 'd2', normalized: { type: 'money', amount: '12500.00', currency: 'EUR' } });
    expect(readingsOf(aFinding({ positions: [aPosition(), euro] }))).toHaveLength(2);
  });

  it('counts documents, not places', () => {
    const positions = [aPosition(), theOtherPosition(), theOtherPosition({ page: 2 }), theOtherPosition({ page: 3 })];
    expect(readingsOf(aFinding({ positions })).map((reading) => reading.documents)).toEqual([['d1'], ['d2']]);
  });
});

describe('hasMajority', () => {
  const of = (...documents: string[]) =>
    readingsOf(
      aFinding({
        positions: documents.map((document, index) =>
          index === 0 ? aPosition({ document }) : theOtherPosition({ document }),
        ),
      }),
    );

  it('holds when more documents say one thing than any other', () => {
    expect(hasMajority(of('d1', 'd2', 'd3'))).toBe(true);
  });

  it('does not hold between two documents', () => {
    expect(hasMajority(of('d1', 'd2'))).toBe(false);
  });
});
