import { describe, expect, it } from '@jest/globals';
import { withHangingNumbers } from './hanging-numbers.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

/** Columns of prose at 72 and 252, so near each other that the numbers of the right one stand under the text of the left one. */
const clauses = (...numbers: readonly string[]): PlacedWord[] =>
  Array.from({ length: 8 }, (_, row): PlacedWord[] => {
    const top = 100 + row * 14;
    const number = numbers[row / 2] ?? '';
    return [
      ['the', 72, top],
      ['miller', 94, top],
      ['grinds', 134, top],
      [row % 2 === 0 ? 'corn' : 'all corn', 174, top],
      ...(number === '' ? [] : [[number, 204, top] as const]),
      ['the', 252, top],
      ['carrier', 274, top],
      ['moves', 320, top],
      ['goods', 354, top],
    ];
  }).flat();

const readingOf = (words: readonly PlacedWord[]): string => layOut(documentOf(pageOfWords(words))).join(' ');

describe(withHangingNumbers.name, () => {
  it('reads the numbers that hang in front of a column with what they number', () => {
    const read = readingOf(clauses('8.1', '8.2', '8.3', '8.4'));
    expect(read.indexOf('8.1')).toBeGreaterThan(read.lastIndexOf('corn'));
    expect(read).toContain('8.3 the carrier');
  });

  it('leaves a number that only one line has there', () => {
    expect(readingOf(clauses('', '8.2'))).not.toContain('8.2 the carrier');
  });

  it('leaves a number in the midst of a line that stands under no other', () => {
    const words = clauses('8.1', '8.2', '8.3').map(([text, left, top]): PlacedWord => {
      const step = text.startsWith('8.')
        ? Number(text.at(-1)) * 3
        : left > 204
          ? Math.round((top - 100) / 28 + 1) * 3
          : 0;
      return [text, left + step, top];
    });
    expect(readingOf(words)).not.toContain('8.2 the carrier');
  });

  it('leaves a number behind a word for clauses', () => {
    const words = clauses('8.1', '8.2', '8.3').map(([text, left, top]): PlacedWord => [
      text === 'corn' ? 'Section' : text,
      left,
      top,
    ]);
    expect(readingOf(words)).toContain('Section 8.1');
  });
});
