import { describe, expect, it } from '@jest/globals';
import { averagePrecision, oneToOne, shareOut, shareRight, type ScoredPair } from './rank-pairs.ts';

const scored = (a: string, b: string, probability: number, isSame: boolean): ScoredPair => ({
  pair: { fold: 'made-up-lease', ends: [a, b], says: [a[0] ?? '', b[0] ?? ''], isSame, levels: [] },
  probability,
});

describe(oneToOne.name, () => {
  it('gives each value its likeliest partner, and what is left the next one', () => {
    const list = [scored('a', 'x', 0.5, false), scored('a', 'y', 0.9, true), scored('b', 'x', 0.3, false)];
    expect(oneToOne(list).map(({ pair }) => pair.ends.join(' '))).toEqual(['a y', 'b x']);
  });
});

describe(shareOut.name, () => {
  it('leaves less to each of two partners that fit one value', () => {
    const pairs = [scored('a', 'x', 0, true), scored('a', 'y', 0, false), scored('b', 'z', 0, true)].map(
      ({ pair }) => pair,
    );
    const shares = shareOut(pairs, () => 0).map(({ probability }) => probability);
    expect(shares).toEqual([1 / 3, 1 / 3, 1 / 2]);
  });
});

describe('partners that say the same', () => {
  it('take nothing from each other', () => {
    const pairs = [scored('a', 'x1', 0, true), scored('a', 'x2', 0, false)].map(({ pair }) => pair);
    expect(shareOut(pairs, () => 0).map(({ probability }) => probability)).toEqual([1 / 2, 1 / 2]);
  });
});

describe(shareRight.name, () => {
  it('is the part that is of one thing, and all of none', () => {
    expect(shareRight([scored('a', 'x', 1, true), scored('b', 'y', 1, false)])).toBe(0.5);
    expect(shareRight([])).toBe(1);
  });
});

describe(averagePrecision.name, () => {
  it('counts what was not found, and what is false the more the surer it is', () => {
    const [right, wrong] = [scored('a', 'x', 0.6, true), scored('b', 'y', 0.8, false)];
    expect(averagePrecision([right], 1)).toBe(1);
    expect(averagePrecision([right], 2)).toBe(0.5);
    expect(averagePrecision([right, wrong], 1)).toBe(0.5);
  });
});
