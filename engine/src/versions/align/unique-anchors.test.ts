import { describe, expect, it } from '@jest/globals';
import { Lexemes } from '../../layout/reading-text/index.ts';
import { TokenRuns } from './token-runs.ts';
import { longestChain, UniqueAnchors } from './unique-anchors.ts';

const lexemes = new Lexemes();
const words = (text: string): Int32Array => Int32Array.from(text.split(' '), (word) => lexemes.idOf(word));

const finderFor = (a: string, b: string): { find: UniqueAnchors; toA: number; toB: number } => ({
  find: new UniqueAnchors(new TokenRuns(words(a), words(b))),
  toA: words(a).length,
  toB: words(b).length,
});

describe(UniqueAnchors.name, () => {
  it('finds words that stand once in both', () => {
    const { find, toA, toB } = finderFor('rent is due on the first', 'on monday rent is due');
    expect(find.between({ fromA: 0, toA, fromB: 0, toB }, 1)).toEqual({ inA: [0, 1, 2, 3], inB: [2, 3, 4, 0] });
  });

  it('leaves out what stands twice in either', () => {
    const { find, toA, toB } = finderFor('a b a c d', 'a b c d d');
    expect(find.between({ fromA: 0, toA, fromB: 0, toB }, 1)).toEqual({ inA: [1, 3], inB: [1, 2] });
  });

  it('takes no run that reaches beyond a range', () => {
    const { find } = finderFor('a b c d', 'a b c d');
    expect(find.between({ fromA: 1, toA: 3, fromB: 0, toB: 4 }, 2)).toEqual({ inA: [1], inB: [1] });
  });

  it('knows nothing of one range in the next', () => {
    const { find, toA, toB } = finderFor('a b a', 'a b a');
    expect(find.between({ fromA: 0, toA, fromB: 0, toB }, 1)).toEqual({ inA: [1], inB: [1] });
    expect(find.between({ fromA: 0, toA: 1, fromB: 2, toB }, 1)).toEqual({ inA: [0], inB: [2] });
  });
});

describe('longestChain', () => {
  const chainOf = (...inB: number[]): number[] => longestChain(inB).map((index) => inB[index] ?? -1);

  it('keeps anchors that stand in order', () => {
    expect(chainOf(1, 4, 6)).toEqual([1, 4, 6]);
  });

  it('drops what was moved', () => {
    expect(chainOf(7, 1, 2, 3)).toEqual([1, 2, 3]);
    expect(chainOf(1, 2, 9, 3, 4)).toEqual([1, 2, 3, 4]);
  });

  it('of none is empty', () => {
    expect(chainOf()).toEqual([]);
  });
});
