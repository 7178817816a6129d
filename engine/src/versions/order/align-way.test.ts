import { describe, expect, it } from '@jest/globals';
import { Lexemes, TextReader, type ReadingText } from '../../layout/reading-text/index.ts';
import { passageOfWords } from '../testing/passage-of-words.ts';
import { alignWay } from './align-way.ts';

/** Words of one line each, so that a hyphen at their end cuts a word. */
function texts(a: readonly string[], b: readonly string[]): [ReadingText, ReadingText] {
  const reader = new TextReader(new Lexemes());
  return [reader.read([passageOfWords(a)]), reader.read([passageOfWords(b)])];
}

const inOrder = ({ length }: ReadingText): number[] => Array.from({ length }, (_, token) => token);

describe(alignWay.name, () => {
  it('pairs what is the same in two orders', () => {
    const [a, b] = texts(['Name', 'Hale', 'Title', 'President'], ['Name', 'Title', 'Hale', 'President']);
    expect(alignWay(a, [0, 2, 1, 3], b, inOrder(b))).toEqual({
      pairs: [
        [0, 0],
        [2, 1],
        [1, 2],
        [3, 3],
      ],
      parted: { a: [], b: [] },
      open: 0,
    });
  });

  it('explains words that are parted otherwise, but no numbers', () => {
    const [a, b] = texts(['Good', 'will', 'stays'], ['Goodwill', 'stays']);
    expect(alignWay(a, inOrder(a), b, inOrder(b))).toEqual({ pairs: [[2, 1]], parted: { a: [0, 1], b: [0] }, open: 0 });
    const [c, d] = texts(['1', '2', 'days'], ['12', 'days']);
    expect(alignWay(c, inOrder(c), d, inOrder(d)).open).toBe(3);
  });
});
