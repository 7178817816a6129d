import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';
import { boxOfWord, wordsOfPage } from './word.ts';

/** A line that sinks two points in a hundred. */
const sunk: PlacedWord[] = ['Rent', 'for', 'the', 'house', 'is', 'due'].map((text, index) => [
  text,
  60 + index * 80,
  100 + (60 + index * 80 + text.length * 3) * 0.02,
]);

describe('wordsOfPage', () => {
  it('makes the lines of a tilted scan level', () => {
    const words = wordsOfPage(pageOfWords(sunk, { slope: 0.02 }));
    for (const word of words) expect(word.top).toBeCloseTo(100, 5);
  });

  it('stands the columns of a tilted scan upright', () => {
    const leaning: PlacedWord[] = [100, 300, 700].map((top) => ['Rent', 60 - (top + 5) * 0.02, top]);
    const words = wordsOfPage(pageOfWords(leaning, { slope: 0.02 }));
    for (const word of words) expect(word.left).toBeCloseTo(60, 1);
  });

  it('keeps two tilted lines apart that would run into each other', () => {
    const both = [...sunk, ...sunk.map(([text, left, top]): PlacedWord => [text.toUpperCase(), left, top + 12])];
    expect(layOut(documentOf(pageOfWords(both, { slope: 0.02 })))[0]).toContain('Rent');
    expect(layOut(documentOf(pageOfWords(both, { slope: 0.02 })))[0]).not.toContain('RENT');
  });
});

describe('boxOfWord', () => {
  it('gives the place on the tilted page', () => {
    const page = pageOfWords(sunk, { slope: 0.02 });
    const last = wordsOfPage(page).at(-1);
    const box = last === undefined ? [] : boxOfWord(last);
    for (const [at, edge] of page.boxes.slice(-4).entries()) expect(box[at]).toBeCloseTo(edge, 0);
  });

  it('gives the place on the page as displayed', () => {
    const [word] = wordsOfPage(pageOfWords([['Rent', 100, 200]], { width: 842, height: 595, turn: 270 }));
    expect(word === undefined ? [] : boxOfWord(word)).toEqual([632, 100, 642, 124]);
  });
});
