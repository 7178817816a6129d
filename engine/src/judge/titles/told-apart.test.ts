import { describe, expect, it } from '@jest/globals';
import { toldApart, type NamedFinding } from './told-apart.ts';

const aFinding = (page: number, ...titles: (readonly [text: string, worth: number])[]): NamedFinding => ({
  page,
  place: undefined,
  language: 'en',
  candidates: titles.map(([text, worth]) => ({ text, worth, language: 'en' })),
});

describe('toldApart', () => {
  it('takes the best title of each', () => {
    expect(toldApart([aFinding(1, ['Rent', 0.9], ['Term', 0.8])])).toEqual(['Rent']);
  });

  it('takes another that is nearly as good of two with one title', () => {
    expect(toldApart([aFinding(1, ['Rent', 0.9], ['Rent in May', 0.8]), aFinding(1, ['Rent', 0.9])])).toEqual([
      'Rent in May',
      'Rent',
    ]);
  });

  it('says the page where another is far worse, or taken', () => {
    const two = [aFinding(1, ['Rent', 0.9], ['Date', 0.4]), aFinding(2, ['rent', 0.9], ['Rent', 0.9])];
    expect(toldApart(two)).toEqual(['Rent, page 1', 'rent, page 2']);
  });

  it('counts those of one page', () => {
    const one = aFinding(1, ['Rent', 0.9]);
    expect(toldApart([one, one, aFinding(2, ['Rent', 0.9])])).toEqual([
      'Rent, page 1',
      'Rent, page 1 (2)',
      'Rent, page 2',
    ]);
  });
});
