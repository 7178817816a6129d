import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '../pdf/read-document.ts';
import { mendLigatures } from './mend-ligatures.ts';
import { documentOf, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const text = [
  'The supplier names one trained fitter who must be at the works within five hours of each call by the buyer',
  'Notices go to the address on the first page and both parties keep what they hear in confidence for ten years',
  'No party is bound where a flood or a fire or an act of government hinders it as long as it tells the other',
  'This is all that was agreed and it may be changed by the parties only where both of them have put it on paper',
];

/** Lines of words ten points high; `_` is room for a sign that has no code. */
const paper = (lines: readonly string[]): ReadDocument =>
  documentOf(
    pageOfWords(
      lines.flatMap((line, row) => {
        let left = 60;
        const words: PlacedWord[] = [];
        for (const word of line.split(' ')) {
          for (const part of word.split('_')) {
            if (part !== '') words.push([part, left, 100 + row * 14, { width: part.length * 5 }]);
            left += part.length * 5 + 6;
          }
          left -= 3;
        }
        return words;
      }),
    ),
  );

const textOf = ({ pages }: ReadDocument): string => pages.flatMap(({ texts }) => texts).join(' ');
const without = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll(/fi|fl/gu, '_'));

describe(mendLigatures.name, () => {
  it('puts letters back that a document never has, where there is room for them', () => {
    const [, mended] = mendLigatures([paper(text), paper(without(text))]);
    expect(mended === undefined ? '' : textOf(mended)).toBe(text.join(' '));
  });

  it('leaves a document that has the letters elsewhere', () => {
    const other = paper([...without(text), 'filter']);
    expect(mendLigatures([paper(text), other])[1]).toBe(other);
  });

  it('leaves words without room for more, and what no other document has', () => {
    const tight = paper(without(text).map((line) => line.replaceAll('_', '')));
    expect(mendLigatures([paper(text), tight])[1]).toBe(tight);
    const alone = paper(without(text));
    expect(mendLigatures([alone, alone])[0]).toBe(alone);
  });

  it('takes a word that stands without room as well for a word', () => {
    const french = paper([
      'le prix _ de la vente est le',
      ...Array.from({ length: 12 }, () => 'le prix de la vente que le preneur doit'),
    ]);
    expect(mendLigatures([paper([...text, 'it was left']), french])[1]).toBe(french);
  });
});
