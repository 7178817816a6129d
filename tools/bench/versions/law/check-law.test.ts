import { describe, expect, it } from '@jest/globals';
import { findBreach, type CoveringChange } from './check-law.ts';
import { likeRows, randomPairs, repeatedText, type VersionPair } from './version-pairs.ts';

const words = (text: string): string[] => text.split(' ');
const change = (a: readonly number[], b: readonly number[], name = 'substance'): CoveringChange => ({
  id: `c${a.join()}-${b.join()}`,
  class: name,
  a,
  b,
});

const [first, second] = [words('pay 10 euros in May if asked'), words('pay 20 euros in May')];
const all = [change([1], [1]), change([5, 6], [])];

describe(findBreach.name, () => {
  it('holds where every token is equal or changed', () => {
    expect(findBreach(first, second, all)).toBeUndefined();
    expect(findBreach(first, first, [])).toBeUndefined();
  });

  it.each([0, 1])('breaks where change %i is left out', (left) => {
    expect(findBreach(first, second, all.toSpliced(left, 1))?.kind).toBe('unaccounted');
  });

  it('breaks where a token is changed twice', () => {
    expect(findBreach(first, second, [...all, change([6], [])])?.kind).toBe('accounted twice');
  });

  it('lets moved words stand elsewhere, but not other words', () => {
    const [a, b] = [words('x y one two'), words('one two x y')];
    expect(findBreach(a, b, [change([0, 1], [2, 3], 'moved')])).toBeUndefined();
    expect(findBreach(a, words('one two x z'), [change([0, 1], [2, 3], 'moved')])?.kind).toBe('moved and changed');
    expect(findBreach(a, b, [change([0, 1], [2, 3])])?.kind).toBe('in another place');
  });
});

/** Length of the longest sequence that stands in both: the plain way, for short texts. */
function sharedLength({ a, b }: VersionPair): number {
  let above = Array.from({ length: b.length + 1 }, () => 0);
  for (const word of a) {
    const row = [0];
    for (const [at, other] of b.entries())
      row.push(word === other ? (above[at] ?? 0) + 1 : Math.max(above[at + 1] ?? 0, row[at] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

describe(randomPairs.name, () => {
  it('makes the same pairs of a seed, equal ones and unlike ones, long and empty', () => {
    const pairs = randomPairs(11, 300);
    expect(JSON.stringify(randomPairs(11, 300)) === JSON.stringify(pairs)).toBe(true);
    expect(pairs.some(({ a, b }) => a.length > 0 && a.join(' ') === b.join(' '))).toBe(true);
    expect(pairs.some(({ a }) => a.length === 0)).toBe(true);
    expect(new Set(pairs.map(({ a }) => new Set(a).size > 100)).size).toBe(2);
  });

  it('knows how many tokens stand unchanged', () => {
    for (const pair of randomPairs(12, 25)) expect(sharedLength(pair)).toBeGreaterThanOrEqual(pair.equal);
  });
});

describe('repetitive papers', () => {
  it('differ in two rows of three thousand', () => {
    const { a, b, equal } = likeRows();
    expect([a.length, b.length, equal]).toEqual([21_000, 21_000, 20_998]);
    expect(a.filter((word, at) => word !== b[at])).toEqual(['10.00', '10.00']);
  });

  it('say one text fifty times, with three words changed', () => {
    expect([repeatedText().a.length, repeatedText().b.length, repeatedText().equal]).toEqual([20_000, 20_000, 19_998]);
    expect(sharedLength(repeatedText(40, 5))).toBe(repeatedText(40, 5).equal);
  });
});
