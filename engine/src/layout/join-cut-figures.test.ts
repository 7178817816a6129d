import { describe, expect, it } from '@jest/globals';
import { joinCutFigures } from './join-cut-figures.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const read = (ocr: boolean, ...words: readonly PlacedWord[]): string =>
  layOut(documentOf(pageOfWords(words, { ocr })))[0] ?? '';

describe(joinCutFigures.name, () => {
  it('joins the hundredths that were read apart from their amount', () => {
    expect(read(true, ['Rent', 60, 100], ['£7,587', 90, 100], ['.40', 130, 100], ['monthly', 156, 100])).toBe(
      'paragraph: Rent £7,587.40 monthly',
    );
    expect(read(true, ['Miete', 60, 100], ['587', 96, 100], [',40', 118, 100], ['Euro', 142, 100])).toBe(
      'paragraph: Miete 587,40 Euro',
    );
  });

  it('joins hundredths whose stops are set below each other', () => {
    expect(read(false, ['Rent', 60, 100], ['£7,587', 90, 100], ['.40', 124, 100])).toBe('paragraph: Rent £7,587.40');
  });

  it('leaves what stands farther off or has hundredths already', () => {
    expect(read(true, ['Rent', 60, 100], ['£587', 90, 100], ['.40', 122, 100])).toBe('paragraph: Rent £587 .40');
    expect(read(true, ['Rent', 60, 100], ['7.50', 90, 100], ['.40', 118, 100])).toBe('paragraph: Rent 7.50 .40');
    expect(read(true, ['Bore', 60, 100], ['587', 90, 100], ['.401', 112, 100])).toBe('paragraph: Bore 587 .401');
    expect(read(false, ['Rent', 60, 100], ['£7,587', 90, 100], ['.40', 130, 100])).toBe('paragraph: Rent £7,587 .40');
  });
});
