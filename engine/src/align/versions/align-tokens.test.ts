import { describe, expect, it } from '@jest/globals';
import { alignTokens } from './align-tokens.ts';

const words = (text: string): string[] => text.split(' ');
const pairsOf = (a: string, b: string): number[] => [...alignTokens(words(a), words(b))];

describe('alignTokens', () => {
  it('pairs equal words and leaves a changed one without a partner', () => {
    expect(pairsOf('the tenant shall pay', 'the tenant may pay')).toEqual([0, 1, -1, 3]);
  });

  it('goes on behind an inserted word', () => {
    expect(pairsOf('pay in euro', 'pay monthly in euro')).toEqual([0, 2, 3]);
  });

  it('never lets pairs cross', () => {
    const pairs = pairsOf('b a c', 'a b c').filter((partner) => partner >= 0);
    expect(pairs).toEqual(pairs.toSorted((x, y) => x - y));
  });

  it('aligns long texts by what is unique in them', () => {
    const long = Array.from({ length: 3000 }, (_, index) => `w${index % 700}-${Math.floor(index / 50)}`);
    const changed = long.map((word, index) => (index === 1500 ? 'other' : word));
    const pairs = [...alignTokens(long, changed)];
    expect(pairs.filter((partner) => partner < 0)).toHaveLength(1);
    expect(pairs[2999]).toBe(2999);
  });
});
