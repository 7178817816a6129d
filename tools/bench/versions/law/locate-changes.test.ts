import { describe, expect, it } from '@jest/globals';
import { findBreach } from './check-law.ts';
import { locateChanges, type PlacedToken, type PrintedChange } from './locate-changes.ts';

const keysOf = (quote: string): string[] => quote.split(' ');
const tokens = (text: string): PlacedToken[] =>
  keysOf(text).map((key, at) => ({ key, page: 1, box: [at, 0, at + 1, 1] }));

const side = (quote: string, at?: number): PrintedChange['a'] => ({
  page: 1,
  quote,
  boxes: at === undefined ? [] : [[at, 0, at + keysOf(quote).length, 1]],
});
const change = (a: PrintedChange['a'], b: PrintedChange['b']): PrintedChange => ({
  id: 'c1',
  class: 'substance',
  a,
  b,
});

const breachOf = (first: string, second: string, changes: readonly PrintedChange[]): string | undefined => {
  const [a, b] = [tokens(first), tokens(second)];
  const located = locateChanges(a, b, changes, keysOf);
  return findBreach(
    a.map(({ key }) => key),
    b.map(({ key }) => key),
    located,
  )?.kind;
};

describe(locateChanges.name, () => {
  it('goes by the words of the quotes, each place once', () => {
    const twice = [change(side('the sum'), side('the rent')), change(side('the sum'), null)];
    expect(breachOf('the sum and the sum', 'the rent and', twice)).toBeUndefined();
  });

  it('goes by boxes where there are some', () => {
    const at = (a: number): PrintedChange[] => [change(side('sum', a), side('rent', 3))];
    expect(breachOf('the sum the sum', 'the sum the rent', at(3))).toBeUndefined();
    expect(breachOf('the sum the sum', 'the sum the rent', at(1))).toBe('unaccounted');
  });

  it('does not let a change show what is not on its page', () => {
    const absent = change(side('11'), side('20'));
    expect(() => breachOf('pay 10 euros', 'pay 20 euros', [absent])).toThrow('c1: "11" is not on page 1');
    const elsewhere = change({ page: 2, quote: '10' }, side('20'));
    expect(() => breachOf('pay 10 euros', 'pay 20 euros', [elsewhere])).toThrow('is not on page 2');
  });
});
