import { describe, expect, it } from '@jest/globals';
import type { Reading } from '../../shared/readings.ts';
import { aResult } from '../../testing/review-builders.ts';
import { cardsOf, mostCards, plainWords } from './shown-readings.ts';

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
