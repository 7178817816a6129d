import { describe, expect, it } from '@jest/globals';
import { findBreach, type LawChange, type LawToken } from './check-law.ts';
import { likeRows, randomPairs, repeatedText, type VersionPair } from './version-pairs.ts';

const keysOf = (quote: string): string[] => quote.split(' ');
const tokens = (text: string): LawToken[] => keysOf(text).map((key, at) => ({ key, page: 1, box: [at, 0, at + 1, 1] }));

const side = (quote: string, at?: number): LawChange['a'] => ({
  page: 1,
  quote,
  boxes: at === undefined ? [] : [[at, 0, at + keysOf(quote).length, 1]],
});
const change = (a: LawChange['a'], b: LawChange['b'], name = 'substance'): LawChange => ({
  id: 'c1',
  class: name,
  a,
  b,
});

const [first, second] = [tokens('pay 10 euros in May if asked'), tokens('pay 20 euros in May')];
const all = [change(side('10'), side('20')), change(side('if asked'), null)];

describe(findBreach.name, () => {
  it('holds where every token is equal or changed', () => {
    expect(findBreach(first, second, all, keysOf)).toBeUndefined();
    expect(findBreach(first, first, [], keysOf)).toBeUndefined();
  });

  it.each([0, 1])('breaks where change %i is left out', (left) => {
    expect(findBreach(first, second, all.toSpliced(left, 1), keysOf)?.kind).toBe('unaccounted');
  });

  it('breaks where a change quotes what is not there', () => {
    expect(findBreach(first, second, [change(side('11'), side('20'))], keysOf)).toEqual({
      kind: 'not on its page',
      change: 'c1',
      side: 'a',
    });
  });

  it('lets moved words stand elsewhere, but not other words', () => {
    const [a, b] = [tokens('x y one two'), tokens('one two x y')];
    expect(findBreach(a, b, [change(side('x y'), side('x y'), 'moved')], keysOf)).toBeUndefined();
    const changed = tokens('one two x z');
    expect(findBreach(a, changed, [change(side('x y'), side('x z'), 'moved')], keysOf)?.kind).toBe('moved and changed');
    expect(findBreach(a, b, [change(side('x y'), side('x y'))], keysOf)?.kind).toBe('in another place');
  });

  it('goes by boxes where words stand twice', () => {
    const [a, b] = [tokens('the sum the sum'), tokens('the sum the rent')];
    expect(findBreach(a, b, [change(side('sum', 3), side('rent', 3))], keysOf)).toBeUndefined();
    expect(findBreach(a, b, [change(side('sum', 1), side('rent', 3))], keysOf)?.kind).toBe('unaccounted');
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
