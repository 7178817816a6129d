import { describe, expect, it } from '@jest/globals';
import type { Reading } from '../../shared/readings.ts';
import { aResult } from '../../testing/review-builders.ts';
import { aPosition } from '../../testing/review-builders.ts';
import { cardsOf, isReadByOcr, mostCards, pageOf, plainWords, tabsOf } from './shown-readings.ts';

const [document] = aResult().documents;

function aReading(changes: Partial<Reading> = {}): Reading {
  if (document === undefined) throw new Error('The result has no document');
  const value = { text: '$10,650.00', marks: [] };
  return { document, letter: 'A', state: 'says', side: 'a', positions: [], value, by: null, ...changes };
}

const of = (index: number, changes: Partial<Reading> = {}) =>
  aReading({ document: { ...aReading().document, id: `d${index}` }, ...changes });

describe('cardsOf', () => {
  it('is one for each of a few documents', () => {
    expect(cardsOf(Array.from({ length: mostCards }, (_, index) => of(index)))).toHaveLength(mostCards);
  });

  it('is one for all of many that say the same', () => {
    const same = Array.from({ length: 31 }, (_, index) => of(index));
    const cards = cardsOf([...same, of(31, { side: 'b', value: { text: '$10,560.00', marks: [] } })]);
    expect(cards.map(({ readings }) => readings.length)).toEqual([31, 1]);
  });
});

describe('tabsOf', () => {
  const cards = cardsOf([of(0), of(1), of(2), of(3)]);
  const keysOf = (shown: number) => tabsOf(cards, ({ key }) => key === `d${shown}`).map(({ key }) => key);

  it('are the first two, and with one of the others that in the place of the second', () => {
    expect([0, 1, 3].map(keysOf)).toEqual([
      ['d0', 'd1'],
      ['d0', 'd1'],
      ['d0', 'd3'],
    ]);
    expect(tabsOf(cards.slice(0, 1), () => true)).toHaveLength(1);
  });
});

describe('pageOf', () => {
  it('is where something stands, or was looked for; none where all pages were looked through', () => {
    const missing = aPosition({ page: 4, missing: true });
    const lookedFor = { what: 'an exhibit', why: 'They end here.', after: [] };
    expect(pageOf(aReading({ positions: [aPosition({ page: 3 })] }))).toBe(3);
    expect(pageOf(aReading({ positions: [{ ...missing, lookedFor }] }))).toBe(4);
    expect(pageOf(aReading({ positions: [missing] }))).toBeNull();
    expect(pageOf(aReading())).toBeNull();
  });
});

describe('isReadByOcr', () => {
  const scan = { ...aReading().document, ocrPages: [3] };

  it('is so where a page that says something is a scan', () => {
    expect(isReadByOcr(aReading({ document: scan, positions: [aPosition({ page: 3 })] }))).toBe(true);
    expect(isReadByOcr(aReading({ document: scan, positions: [aPosition({ page: 2 })] }))).toBe(false);
    expect(isReadByOcr(aReading({ document: scan, positions: [aPosition({ page: 3, missing: true })] }))).toBe(false);
  });
});

describe('plainWords', () => {
  it.each([
    [{ state: 'not-found', value: null }, 'Not found'],
    [{ state: 'not-stated', value: null }, 'Not stated'],
    [{ state: 'superseded', by: 'A' }, '$10,650.00, replaced by A'],
    [{ state: 'superseded', by: 'A', value: null }, 'Replaced by A'],
    [{}, null],
  ] as const)('says of %o: %s', (changes, words) => {
    expect(plainWords(aReading(changes))).toBe(words);
  });
});
