import { describe, expect, it } from '@jest/globals';
import { labelledBoxes } from './labelled-boxes.ts';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const small = { size: 7 };

/** Boxes 200 points wide and 40 high from (50, 200), in two columns; each a list of lines. */
function form(rows: readonly (readonly (readonly [string, { size: number }?][])[])[]): string[] {
  const words: PlacedWord[] = [];
  const rulings: number[] = [];
  for (const [row, boxes] of rows.entries()) {
    for (const [column, lines] of boxes.entries()) {
      const [left, top] = [50 + column * 200, 200 + row * 40];
      for (const [x1, y1, x2, y2] of [
        [left, top, left + 200, top],
        [left, top + 40, left + 200, top + 40],
        [left, top, left, top + 40],
        [left + 200, top, left + 200, top + 40],
      ] as const)
        rulings.push(x1, y1, x2, y2);
      for (const [index, [text, changes]] of lines.entries()) {
        let at = left + 5;
        for (const word of text.split(' ')) {
          words.push([word, at, top + 5 + index * 13, changes ?? {}]);
          at += word.length * 6 + 4;
        }
      }
    }
  }
  return layOut(documentOf(pageOfWords(words, { rulings })));
}

describe(labelledBoxes.name, () => {
  it('reads the small label above what is filled in as its label', () => {
    expect(
      form([
        [
          [['Consignor', small], ['Mill & Son Ltd']],
          [['Place of loading', small], ['Northam']],
        ],
        [
          [['Carrier', small], ['Quay Lines']],
          [['Weight', small], ['420 kg']],
        ],
      ]),
    ).toEqual([
      'row: Consignor | Mill & Son Ltd',
      'row: Place of loading | Northam',
      'row: Carrier | Quay Lines',
      'row: Weight | 420 kg',
    ]);
  });

  it('reads labels of the same size too, where each line was begun on purpose', () => {
    expect(
      form([
        [
          [['Vessel'], ['Star 24N']],
          [['Port of loading'], ['Buenaventura']],
        ],
      ]),
    ).toEqual(['row: Vessel | Star 24N', 'row: Port of loading | Buenaventura']);
  });

  it('keeps a box without a label as text', () => {
    expect(
      form([
        [
          [['Vessel', small], ['Star 24N']],
          [['Port', small], ['Oslo']],
        ],
        [[['Date', small], ['4 July']], [['Unloaded at Cartagena']]],
      ]).at(-1),
    ).toContain('Unloaded at Cartagena');
  });

  it('leaves the rows of a table with wrapped cells', () => {
    expect(
      form([
        [[['Green coffee from'], ['the south']], [['300']]],
        [[['Tea']], [['40']]],
      ]),
    ).toEqual(['row: Green coffee from the south | 300', 'row: Tea | 40']);
    expect(
      form([
        [
          [['Item'], ['Ordered']],
          [['Price'], ['EUR']],
        ],
        [[['Tea']], [['40.00']]],
        [[['Salt']], [['7.00']]],
      ])[0],
    ).toContain('Item Ordered | Price EUR');
  });

  it('leaves a framed text with its title', () => {
    expect(form([[[['Note'], ['The carrier pays.']]]])).toEqual(['paragraph: Note', 'paragraph: The carrier pays.']);
  });
});
