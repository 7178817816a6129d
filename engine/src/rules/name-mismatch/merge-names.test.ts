import { describe, expect, it } from '@jest/globals';
import { mergeNames } from './merge-names.ts';

const name = (text: string) => ({ text, tokens: text.split(' ') });
const [castaing, castagnier, short, holt, hold] = [
  'helene castaing',
  'helene castagnier',
  'h castaing',
  'ann holt',
  'ann hold',
].map(name) as [ReturnType<typeof name>, ...ReturnType<typeof name>[]];
const conflict = (a = castaing, b = castaing, confidence = 0.9) => ({ a, b, confidence });
const sides = (...conflicts: readonly ReturnType<typeof conflict>[]) =>
  mergeNames(conflicts).map((group) => group.sides.map((side) => side.map(({ text }) => text)));

describe('mergeNames', () => {
  it('makes one group of spellings that hang together', () => {
    expect(sides(conflict(castaing, castagnier), conflict(castagnier, short, 0.7))).toEqual([
      [['helene castaing', 'h castaing'], ['helene castagnier']],
    ]);
  });

  it('keeps other names apart', () => {
    expect(sides(conflict(castaing, castagnier), conflict(holt, hold))).toHaveLength(2);
  });

  it('is as sure as the surest of them', () => {
    expect(mergeNames([conflict(castagnier, short, 0.7), conflict(castaing, castagnier)])[0]?.confidence).toBe(0.9);
  });
});
