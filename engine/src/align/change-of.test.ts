import { describe, expect, it } from '@jest/globals';
import { isChangeOfOther } from './change-of.ts';
import { linked } from './testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isChangeOfOther.name, () => {
  it('knows the size of a change by the word behind it', () => {
    const b = (words: string) => [...parties, `Tax on profit: 24 % ${words}`];
    expect(linked([...parties, 'Tax on profit | 25 %'], b('more'))).toEqual([]);
    expect(linked([...parties, 'Tax on profit | 25 %'], b('of it'))).toEqual(['25 % ≠ 24 %']);
  });
});
