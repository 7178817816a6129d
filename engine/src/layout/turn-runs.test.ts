import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { boxOfWord, wordsOfPage } from './word.ts';

/** A line as it stands on the page, from its left end. */
const line = (text: string, top: number, left = 60): PlacedWord[] => {
  let at = left;
  return text.split(' ').map((word) => {
    const placed: PlacedWord = [word, at, top];
    at += word.length * 6 + 3;
    return placed;
  });
};

describe('words in the direction of reading', () => {
  it('begin at the right in a paper that is written so, words of other scripts in their own order', () => {
    const page = pageOfWords([
      ...line('2027 במרץ 1 ביום לתוקף נכנס הסכם', 100),
      ...line('Alder & Sons חברת', 114, 200),
    ]);
    expect(layOut(documentOf(page))).toEqual(['paragraph: הסכם נכנס לתוקף ביום 1 במרץ 2027 חברת Alder & Sons']);
  });

  it('turn round within a line of the other direction', () => {
    const page = pageOfWords(line('The words שירות הסכם mean a service contract', 100));
    expect(layOut(documentOf(page))).toEqual(['paragraph: The words הסכם שירות mean a service contract']);
  });

  it('keep the columns of a table, the first one at the right', () => {
    const row = (price: string, text: string, top: number): PlacedWord[] => [
      ...line(price, top, 60),
      ...line(text, top, 400),
    ];
    const page = pageOfWords([
      ...row('מחיר', 'פריט', 100),
      ...row('48,500', 'משאבה', 114),
      ...row('1,200', 'שסתום', 128),
    ]);
    expect(layOut(documentOf(page)).slice(1)).toEqual(['row: משאבה | 48,500', 'row: שסתום | 1,200']);
  });

  it('have their boxes where they stand', () => {
    const page = pageOfWords(line('שירות הסכם', 100));
    expect(wordsOfPage(page).map((word) => boxOfWord(word))).toEqual([
      [60, 100, 90, 110],
      [93, 100, 117, 110],
    ]);
  });
});
