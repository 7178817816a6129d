import { describe, expect, it } from '@jest/globals';
import { buildLines, textOfWords } from './build-lines.ts';
import { pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { wordsOfPage } from './word.ts';

/** Each line with its segments. */
function linesOf(words: readonly PlacedWord[], rulings: readonly number[] = []): string[] {
  const lines = buildLines(wordsOfPage(pageOfWords(words)), rulings);
  return lines.map(({ segments }) => segments.map((segment) => textOfWords(segment.words)).join(' | '));
}

describe('buildLines', () => {
  it('puts words in order, whatever the order of the file', () => {
    expect(
      linesOf([
        ['due', 90, 116],
        ['Rent', 60, 100],
        ['is', 90, 100],
        ['now', 60, 116],
      ]),
    ).toEqual(['Rent is', 'now due']);
  });

  it('keeps words that stand a little higher or lower on their line', () => {
    expect(
      linesOf([
        ['Area', 60, 100],
        ['m', 90, 100],
        ['2', 96, 98.5, { size: 6 }],
      ]),
    ).toEqual(['Area m 2']);
  });

  it('does not let a big initial swallow the lines beside it', () => {
    expect(
      linesOf([
        ['T', 40, 100, { size: 26, width: 18 }],
        ['he', 62, 100],
        ['rent', 62, 115],
      ]),
    ).toHaveLength(2);
  });

  it('keeps two lines apart beside a word of the next column that stands between them and is a trifle taller', () => {
    expect(
      linesOf([
        ['wins', 60, 100],
        ['televised', 60, 108],
        ['End', 240, 103.5, { size: 10.1 }],
      ]),
    ).toEqual(['wins | End', 'televised']);
  });

  it('reads the number of a column behind the word of the other that it reaches over', () => {
    expect(
      linesOf([
        ['public', 60, 100],
        ['in', 100, 100],
        ['4.', 101, 104.5],
        ['Fees', 126, 104.5],
      ]),
    ).toEqual(['public in 4. Fees']);
  });

  it('parts cells at wide gaps', () => {
    expect(
      linesOf([
        ['Monthly', 60, 100],
        ['rent', 105, 100],
        ['1,200', 200, 100],
      ]),
    ).toEqual(['Monthly rent | 1,200']);
  });

  it('takes the wide gaps of justified text for spaces', () => {
    const words = ['the', 'rent', 'is', 'due'].map((text, index): PlacedWord => [text, 60 + index * 36, 100]);
    expect(linesOf(words)).toEqual(['the rent is due']);
  });

  it('parts cells at a vertical ruling, however narrow the gap', () => {
    const words: PlacedWord[] = [
      ['Pump', 60, 100],
      ['12', 90, 100],
    ];
    expect(linesOf(words, [87, 50, 87.5, 200])).toEqual(['Pump | 12']);
    expect(linesOf(words, [87, 150, 87.5, 200])).toEqual(['Pump 12']);
    expect(linesOf(words, [50, 112, 300, 112.5])).toEqual(['Pump 12']);
  });
});
