import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { withoutSpecks } from './without-specks.ts';

const recognised = (...words: readonly PlacedWord[]): string[] => layOut(documentOf(pageOfWords(words, { ocr: true })));

describe(withoutSpecks.name, () => {
  it('keeps the marks of running text', () => {
    expect(
      recognised(['pièce', 60, 100], [':', 94, 100], ['deux', 104, 100], ['ans', 132, 100], ['–', 154, 100]),
    ).toEqual(['paragraph: pièce : deux ans –']);
  });

  it('keeps the bullet before an item', () => {
    expect(recognised(['•', 60, 100], ['Chairs', 84, 100], ['•', 60, 114], ['Tables', 84, 114])).toEqual([
      'paragraph: • Chairs',
      'paragraph: • Tables',
    ]);
  });

  it('keeps a sign of arithmetic that stands alone', () => {
    expect(recognised(['Price', 60, 100], ['=', 200, 100])).toEqual(['row: Price | =']);
  });

  it('leaves out marks that stand alone', () => {
    expect(recognised(['Rent', 60, 100], ['|', 200, 100], ['~', 300, 130])).toEqual(['paragraph: Rent']);
  });

  it('keeps every mark of a page that was not recognised', () => {
    expect(
      layOut(
        documentOf(
          pageOfWords([
            ['Rent', 60, 100],
            ['|', 200, 100],
          ]),
        ),
      ),
    ).toEqual(['row: Rent | |']);
  });
});
