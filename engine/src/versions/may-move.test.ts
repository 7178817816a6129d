import { describe, expect, it } from '@jest/globals';
import { changeMapOf, pair, type Span } from './change-map.ts';
import { mayMove } from './may-move.ts';
import { papersOf } from './testing/papers-of.ts';

/** Whether a run may have moved where all else of both papers is paired, word by word. */
function moves(linesA: readonly string[], a: Span, linesB: readonly string[], b: Span): boolean {
  const [first, second] = papersOf(linesA, linesB);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const map = changeMapOf(first.text, second.text, new Int32Array(first.text.length).fill(-1));
  const others = ([from, to]: Span, length: number): number[] =>
    Array.from({ length }, (_, token) => token).filter((token) => token < from || token >= to);
  const behind = others(b, second.text.length);
  for (const [at, token] of others(a, first.text.length).entries()) pair(map, token, behind[at] ?? -1);
  return mayMove(map, { a, b }, new Uint8Array(first.text.length));
}

describe('mayMove', () => {
  it('leaves the number of a heading to the heading, though it is spoken of elsewhere', () => {
    expect(moves(['NOTICES ARE ALL SENT', 'ARTICLE IX'], [5, 6], ['This is so', 'under Article IX.'], [5, 6])).toBe(
      false,
    );
  });

  it('believes no number, in figures or in words, though it is all that changed in both places', () => {
    const orders = (count: string) => [`An order is confirmed within ${count} days.`, 'It runs for years.'];
    const runs = (count: string) => ['An order is confirmed within days.', `It runs for ${count} years.`];
    for (const count of ['five', '5']) expect(moves(orders(count), [5, 6], runs(count), [9, 10])).toBe(false);
    expect(moves(orders('working'), [5, 6], runs('working'), [9, 10])).toBe(true);
  });

  it('believes a word that is all that changed in both places', () => {
    expect(moves(['Valves are', 'sold here.'], [0, 1], ['Are sold', 'here valves.'], [3, 4])).toBe(true);
  });
});
