import { describe, expect, it } from '@jest/globals';
import type { PageWords } from './page-words.ts';
import { WordWriter } from './word-writer.ts';

/** The words of characters set one behind the other; those in small print stand higher. */
function written(characters: string, small = ''): readonly string[] {
  const words: PageWords = { texts: [], boxes: [], sizes: [], flags: [], quarters: [], firsts: [], unmapped: 0 };
  const isSmall = (index: number): boolean => small.includes(characters[index] ?? ' ');
  const writer = new WordWriter(
    words,
    (first) => ({ first, flags: 0, quarter: 0 }),
    (index) => (isSmall(index) ? 6 : 10),
  );
  for (const [index, text] of Array.from(characters).entries())
    writer.add(text, index, { left: index * 5, right: index * 5 + 5, top: 0, bottom: isSmall(index) ? 6 : 10 }, 0.28);
  writer.endWord();
  return words.texts;
}

describe(WordWriter.name, () => {
  it('keeps a raised digit with its unit before a stroke', () => {
    expect(written('m³/h')).toEqual(['m³/h']);
  });

  it('parts a fraction from the whole number before it', () => {
    expect(written('1²/3', '²')).toEqual(['1', '²/3']);
  });

  it('cuts a line without spaces into words, punctuation marks with the word before them', () => {
    expect(written('本合同自2027年起生效，有效期为《附件》。')).toEqual(
      '本 合同 自 2027 年 起 生效， 有效期 为 《附件》。'.split(' '),
    );
    expect(written('สัญญานี้มีผล')).toEqual(['สัญญา', 'นี้', 'มี', 'ผล']);
  });
});

/** The words of characters at these left edges, each five points wide. */
function placed(...characters: readonly (readonly [text: string, left: number, height?: number])[]): readonly string[] {
  const words: PageWords = { texts: [], boxes: [], sizes: [], flags: [], quarters: [], firsts: [], unmapped: 0 };
  const writer = new WordWriter(
    words,
    (first) => ({ first, flags: 0, quarter: 0 }),
    () => 10,
  );
  for (const [index, [text, left, height = 10]] of characters.entries())
    writer.add(text, index, { left, right: left + 5, top: 10 - height, bottom: 10 }, 0.28);
  writer.endWord();
  return words.texts;
}

describe('letters that run from right to left', () => {
  it('stand in that order, also those of a ligature that come the other way round', () => {
    expect(placed(['ا', 100], ['ا', 92], ['ل', 95], ['ت', 87])).toEqual(['الات']);
  });

  it('are one word in spite of the gaps that letters of unlike height leave', () => {
    expect(placed(['م', 100], ['د', 92.5, 5], ['م', 85.5, 4], ['ا', 80])).toEqual(['مدما']);
    expect(placed(['م', 100], ['ا', 95], ['م', 80], ['ا', 75])).toEqual(['ما', 'ما']);
  });

  it('leave the digits beside them in their own order', () => {
    expect(placed(['ב', 100], ['-', 95], ['2', 75], ['0', 80], ['٢', 85], ['٤', 90])).toHaveLength(2);
    expect(placed(['٢', 85], ['٤', 90])).toEqual(['٢٤']);
  });
});
