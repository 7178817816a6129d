import { describe, expect, it } from '@jest/globals';
import { Lexemes } from '../../layout/reading-text/index.ts';
import { TokenRuns } from './token-runs.ts';

const lexemes = new Lexemes();
const words = (text: string): Int32Array => Int32Array.from(text.split(' '), (word) => lexemes.idOf(word));

describe(TokenRuns.name, () => {
  it('gives equal words of both documents equal numbers, and different words different ones', () => {
    const [a, b] = new TokenRuns(words('rent is due'), words('due is tax')).ofLength(1);
    expect([a[1], a[2]]).toEqual([b[1], b[0]]);
    expect(new Set([...a, ...b]).size).toBe(4);
  });

  it('gives runs equal numbers when all their words are equal', () => {
    const runs = new TokenRuns(words('a b c d e f g h i'), words('x a b c d e f g h y'));
    for (const length of [2, 4, 8] as const) {
      const [a, b] = runs.ofLength(length);
      expect(a[0]).toBe(b[1]);
      expect(a[1]).not.toBe(b[0]);
    }
  });

  it('tells runs apart that differ in their last word only', () => {
    const [a, b] = new TokenRuns(words('a b c d e f g h'), words('a b c d e f g x')).ofLength(8);
    expect(a[0]).not.toBe(b[0]);
  });
});
