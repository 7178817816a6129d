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
});
