import { describe, expect, it } from '@jest/globals';
import { addTableLine } from './build-table-rows.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const table: PlacedWord[] = [
  ['Pump', 60, 100],
  ['cast', 160, 100],
  ['12', 300, 100],
  ['iron', 160, 112],
  ['Valve', 60, 130],
  ['steel', 160, 130],
  ['7', 300, 130],
];

describe(addTableLine.name, () => {
  it('joins the rest of a wrapped cell to its row', () => {
    expect(layOut(documentOf(pageOfWords(table)))).toEqual(['row: Pump | cast iron | 12', 'row: Valve | steel | 7']);
  });

  it('begins a new row under a ruling', () => {
    const ruled = pageOfWords(table, { rulings: [60, 110.8, 320, 111.2] });
    expect(layOut(documentOf(ruled))[0]).toBe('row: Pump | cast | 12');
  });

  it('begins a new row for numbers', () => {
    const words = table.map(([text, left, top]): PlacedWord => [text === 'iron' ? '450' : text, left, top]);
    expect(layOut(documentOf(pageOfWords(words)))[0]).toBe('row: Pump | cast | 12');
  });

  it('joins a last figure of a sentence that would not have fitted in its column', () => {
    const edge = 'under-the-old-bridge';
    const below = (text: string): string =>
      layOut(
        documentOf(
          pageOfWords([
            ['Goods', 60, 100],
            ...Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }): PlacedWord => [word, 160 + index * 6, 100]),
            ['2025', 160, 112],
            ['Port', 60, 70],
            [edge, 160, 70],
          ]),
        ),
      )[1] ?? '';
    expect(below('as in bid of 3 March')).toBe('row: Goods | as in bid of 3 March 2025');
    // There was room for it, it stands below a figure, and not below a sentence.
    expect(below('a b c of 3 May')).toBe('row: Goods | a b c of 3 May');
    expect(below('as in bid of March 3')).toBe('row: Goods | as in bid of March 3');
    expect(below('bids-of-3 March-3-May')).toBe('row: Goods | bids-of-3 March-3-May');
  });

  it('joins the rest of a label that wraps, alone or with its neighbour', () => {
    const label: PlacedWord[] = [
      ['Mowing,', 60, 100],
      ['by', 105, 100],
      ['26', 140, 100],
      ['season', 60, 112],
      ['Drip', 60, 130],
      ['340', 140, 130],
    ];
    expect(layOut(documentOf(pageOfWords(label)))).toEqual(['row: Mowing, by season | 26', 'row: Drip | 340']);
  });

  it('joins the rest of a label in capitals that would not have fitted beside it', () => {
    const form = (rest: string, left: number): string[] =>
      layOut(
        documentOf(
          pageOfWords([
            ['44E', 60, 100],
            ['PORT', 82, 100],
            ['OF', 110, 100],
            ['HULL', 150, 100],
            [rest, left, 112],
            ['44F', 60, 130],
            ['TERMS', 82, 130],
            ['CIF', 150, 130],
          ]),
        ),
      );
    expect(form('LOADING', 60)[0]).toBe('row: 44E PORT OF LOADING | HULL');
    // A line of its own, and a word that would have fitted.
    expect(form('CONDITIONS-OF-CARRIAGE', 60)[0]).toBe('row: 44E PORT OF | HULL');
    expect(form('Loading', 60)[0]).toBe('row: 44E PORT OF | HULL');
  });

  it('joins text that wraps on both sides though one begins a new sentence', () => {
    const line = (top: number, text: string, from: number): PlacedWord[] =>
      text.split(' ').map((word, index, all) => [word, from + all.slice(0, index).join(' ').length * 6 + index, top]);
    const words = [
      ...line(100, 'Sponsor: Halcion Drinks. Smallest width of', 60),
      ...line(100, 'The logo must not appear on any bottle.', 345),
      ...line(112, 'the logo: 25 mm.', 60),
      ...line(112, 'It is printed on the start numbers only.', 345),
    ];
    expect(layOut(documentOf(pageOfWords(words)))).toEqual([
      'row: Sponsor: Halcion Drinks. Smallest width of the logo: 25 mm. | The logo must not appear on any bottle. It is printed on the start numbers only.',
    ]);
  });

  it('leaves rows of small letters and text under a table apart', () => {
    const rows: PlacedWord[] = [
      ['apples', 60, 100],
      ['red', 160, 100],
      ['pears', 60, 112],
      ['green', 160, 112],
    ];
    expect(layOut(documentOf(pageOfWords(rows)))).toEqual(['row: apples | red', 'row: pears | green']);
  });
});
