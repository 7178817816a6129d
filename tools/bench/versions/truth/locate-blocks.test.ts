import { describe, expect, it } from '@jest/globals';
import { locateBlocks, placeOf } from './locate-blocks.ts';

const words = (name: string): string => Array.from({ length: 12 }, (_, at) => `${name}word${at}of`).join('');
const [first, second] = [words('first'), words('second')];
const texts = new Map([
  ['a', first],
  ['b', second],
]);

describe(locateBlocks.name, () => {
  it('finds paragraphs that something cuts, in whatever order they are printed', () => {
    const printed = `12${second}3${first.slice(0, 40)}page7${first.slice(40)}`;
    const located = locateBlocks(printed, texts);
    expect(placeOf(located.get('b') ?? [], 20)).toBe(2 + 20);
    expect(placeOf(located.get('a') ?? [], 5)).toBe(printed.indexOf(first.slice(0, 40)) + 5);
    expect(placeOf(located.get('a') ?? [], 70)).toBe(printed.indexOf(first.slice(64, 80)) + 6);
  });

  it('refuses a document that does not print its paragraphs', () => {
    expect(() => locateBlocks(first, texts)).toThrow(/not printed/u);
  });
});
