import { describe, expect, it } from '@jest/globals';
import { factDocuments } from '../testing/fact-documents.ts';
import { differingRange } from './differing-range.ts';

const words = factDocuments(['The rent is £4,520.00 a month.'])[0]?.passages[0]?.words ?? [];

describe('differingRange', () => {
  it('is where the differing words stand in the quote', () => {
    const [range] = differingRange(words, words.slice(3, 4), [[1, 2, 3, 4]]);
    expect('The rent is £4,520.00 a month.'.slice(range?.start, range?.end)).toBe('£4,520.00');
    expect(range?.boxes).toEqual([[1, 2, 3, 4]]);
  });

  it('begins at 0 where the quote begins with them', () => {
    expect(differingRange(words, words.slice(0, 2), [])[0]).toMatchObject({ start: 0, end: 8 });
  });

  it('is none where the whole quote differs, or nothing does', () => {
    expect(differingRange(words, words, [])).toEqual([]);
    expect(differingRange(words, [], [])).toEqual([]);
  });
});
