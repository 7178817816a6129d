import { describe, expect, it } from '@jest/globals';
import { isChangeOfOther } from './change-of.ts';
import { linked } from '../../testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isChangeOfOther.name, () => {
  it('knows the size of a change by the word behind it', () => {
    const b = (words: string) => [...parties, `Tax on profit: 24 % ${words}`];
    expect(linked([...parties, 'Tax on profit | 25 %'], b('more'))).toEqual([]);
    expect(linked([...parties, 'Tax on profit | 25 %'], b('of it'))).toEqual(['25 % ≠ 24 %']);
  });

  it('knows the size of a change behind its limit', () => {
    const a = [...parties, 'The Carrier may raise the freight once a year by not more than 3 %.'];
    const b = (words: string) => [
      ...parties,
      `No more than once a year the Carrier may ${words} the freight, by 5 % at most.`,
    ];
    expect(linked(a, b('increase'))).toContain('3 %. ≠ 5 %');
    const c = [...parties, 'The freight makes up 5 % of the price.'];
    expect(linked(a, c)).toEqual([]);
  });

  it('knows the limit that a sentence sets to a change', () => {
    const a = [...parties, 'The Carrier may raise the freight once a year by no more than 4 %.'];
    const b = [...parties, 'An increase of the freight is possible once a year and may not exceed 6 %.'];
    expect(linked(a, b)).toContain('4 %. ≠ 6 %.');
  });
});
