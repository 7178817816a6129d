import { describe, expect, it } from '@jest/globals';
import { foundIn, hitsIn } from './search-hits.ts';

describe('hitsIn', () => {
  it('finds each word in letters of any case', () => {
    expect(hitsIn('Rent of the rental unit', ' RENT  unit ')).toEqual([
      { start: 0, end: 4 },
      { start: 12, end: 16 },
      { start: 19, end: 23 },
    ]);
    expect(hitsIn('Rent', '')).toEqual([]);
  });
});

describe('foundIn', () => {
  const texts = [
    'Term',
    'The documents differ.',
    'The Base Rent that is due under this Lease is payable in advance each month.',
  ];

  it('is what else holds the words that the subject does not', () => {
    const found = foundIn({ texts }, 'term rent');
    expect(found?.text).toContain('Base Rent');
    expect(found?.marks.map(({ start, end }) => found.text.slice(start, end))).toEqual(['Rent']);
  });

  it('is nothing where the subject holds all of them', () => {
    expect(foundIn({ texts }, 'term')).toBeNull();
    expect(foundIn({ texts }, '')).toBeNull();
  });
});
