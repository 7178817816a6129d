import { describe, expect, it } from '@jest/globals';
import { aFinding, aPosition, aResult } from '../testing/review-builders.ts';
import { letterAt } from './letters.ts';
import { partsOf } from './marked-text.ts';
import { firstPair, readingsOf, valueOf } from './readings.ts';

const missing = aPosition({ document: 'd3', quote: '', boxes: [], missing: true, page: 4 });

describe('letterAt', () => {
  it('goes on after Z', () => {
    expect([0, 1, 25, 26, 27, 52].map(letterAt)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'BA']);
  });
});

describe('valueOf', () => {
  it('is the value of the quote, with what differs in it', () => {
    expect(partsOf(valueOf(aPosition())).map(({ text }) => text)).toEqual(['$10,', '65', '0.00']);
  });

  it('is the quote where what differs stands beside the value', () => {
    const differs = [{ start: 0, end: 7, boxes: [] }];
    expect(valueOf(aPosition({ differs })).text).toBe('monthly Base Rent is $10,650.00');
  });

  it('is the value that differs where the quote has it twice', () => {
    const twice = { quote: '65.00 65.00', value: '65.00', differs: [{ start: 6, end: 11, boxes: [] }] };
    expect(valueOf(aPosition(twice))).toEqual({ text: '65.00', marks: [{ start: 0, end: 5 }] });
  });

  it('marks nothing where the value is written otherwise in the quote', () => {
    expect(valueOf(aPosition({ value: '10 650' }))).toEqual({ text: '10 650', marks: [] });
  });
});

describe('readingsOf', () => {
  it('tells two readings apart, and documents that say nothing', () => {
    const readings = readingsOf(aResult(), aFinding());
    expect(readings.map(({ letter, side, state }) => [letter, side, state])).toEqual([
      ['A', 'a', 'says'],
      ['B', 'b', 'says'],
      ['C', 'none', 'not-stated'],
    ]);
  });

  it('takes the same value for the same reading, however it is written', () => {
    const normalized = { type: 'money', amount: '10650.00' };
    const positions = [
      aPosition({ normalized }),
      aPosition({ document: 'd3', value: '10,650', normalized: { amount: '10650.00', type: 'money' } }),
      aPosition({ document: 'd2', normalized: { type: 'money', amount: '10560.00' } }),
    ];
    const readings = readingsOf(aResult(), aFinding({ positions }));
    expect(readings.map(({ letter, side }) => letter + side)).toEqual(['Aa', 'Bb', 'Ca']);
  });

  it('tells a third reading apart from the first two', () => {
    const of = (document: string, value: string) => aPosition({ document, quote: value, value, differs: [] });
    const positions = [of('d1', '14.2%'), of('d2', '12.4%'), of('d3', '11.3%')];
    const readings = readingsOf(aResult(), aFinding({ positions }));
    expect(readings.map(({ letter, side }) => letter + side)).toEqual(['Aa', 'Bb', 'Cc']);
    expect(readings[2]?.value?.marks).not.toEqual([]);
  });

  it('marks what differs within a value that is marked as a whole', () => {
    const marked = (value: string) => ({ quote: value, value, differs: [{ start: 0, end: value.length, boxes: [] }] });
    const positions = [aPosition(marked('$10,650.00')), aPosition({ document: 'd2', ...marked('$10,560.00') })];
    const readings = readingsOf(aResult(), aFinding({ positions }));
    expect(readings.map(({ value }) => value?.marks)).toEqual([
      [{ start: 4, end: 6 }],
      [{ start: 4, end: 6 }],
      undefined,
    ]);
  });

  it('says which reading holds instead', () => {
    const states = [
      { document: 'd1', state: 'says' as const },
      { document: 'd2', state: 'says' as const },
      { document: 'd3', state: 'superseded' as const, by: 'd1' },
    ];
    const positions = [...aFinding().positions, aPosition({ document: 'd3', value: '$8,450.00' })];
    const last = readingsOf(aResult(), aFinding({ states, positions })).at(-1);
    expect(last).toMatchObject({ letter: 'C', side: 'none', by: 'A', value: { text: '$8,450.00' } });
  });

  it('has what was replaced, and where it stands, from the state of its document', () => {
    const says = { quote: 'Base Rent $8,450.00', value: '$8,450.00', differs: [] };
    const replaced = aPosition({ document: 'd3', page: 3, ...says });
    const states = [{ document: 'd3', state: 'superseded' as const, by: 'd1', replaced }];
    const last = readingsOf(aResult(), aFinding({ states })).at(-1);
    expect(last).toMatchObject({ letter: 'C', side: 'none', by: 'A', value: { text: '$8,450.00' } });
    expect(last?.positions).toEqual([replaced]);
  });

  it('has the two that stand side by side at first before others that say the same', () => {
    const of = (document: string, value: string) => aPosition({ document, quote: value, value });
    const positions = [of('d1', '$10,650.00'), of('d3', '$10,650.00'), of('d2', '$10,560.00')];
    const readings = readingsOf(aResult(), aFinding({ positions }));
    expect(readings.map(({ letter, side }) => letter + side)).toEqual(['Aa', 'Bb', 'Ca']);
  });
});

describe('firstPair', () => {
  it('puts two different readings side by side', () => {
    expect(firstPair(readingsOf(aResult(), aFinding()))).toEqual(['d1', 'd2']);
  });

  it('puts what is there beside where it was looked for', () => {
    expect(firstPair(readingsOf(aResult(), aFinding({ positions: [aPosition(), missing] })))).toEqual(['d1', 'd3']);
  });

  it('has one only where there is no other document', () => {
    const alone = aResult({ documents: aResult().documents.slice(0, 1) });
    expect(firstPair(readingsOf(alone, aFinding()))).toEqual(['d1']);
  });
});
