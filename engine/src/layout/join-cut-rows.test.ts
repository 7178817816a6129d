import { describe, expect, it } from '@jest/globals';
import { documentOf, layOut, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

const columns = { number: 60, text: 100, price: 480 } as const;

const words = (text: string, left: number, top: number): PlacedWord[] => {
  let at = left;
  return text.split(' ').map((word) => {
    const placed: PlacedWord = [word, at, top];
    at += word.length * 6 + 3;
    return placed;
  });
};

const row = (number: string, text: string, price: string, top: number): PlacedWord[] => [
  ...(number === '' ? [] : words(number, columns.number, top)),
  ...words(text, columns.text, top),
  ...(price === '' ? [] : words(price, columns.price, top)),
];

const head = row('No.', 'Text', 'Price', 100);
const rows = [
  ...row('1', 'Anchor of steel with a bearing', '111.50', 120),
  ...row('2', 'Valve of brass with a spring', '222.50', 140),
];

describe('a row that a page break cut', () => {
  it('is one row, its name and its price on the first page', () => {
    const first = pageOfWords([...head, ...rows, ...row('3', 'Lock of iron that is', '333.50', 160)]);
    const second = pageOfWords([
      ...words('fitted with a drain', columns.text, 60),
      ...row('4', 'Seal of wax for the lid', '444.50', 100),
    ]);
    expect(layOut(documentOf(first, second)).slice(3)).toEqual([
      'row: No.=3 | Text=Lock of iron that is fitted with a drain | Price=333.50',
      'row: No.=4 | Text=Seal of wax for the lid | Price=444.50',
    ]);
  });

  it('is none where the text after the break stands at the edge of the page', () => {
    const first = pageOfWords([...head, ...rows]);
    const second = pageOfWords([...words('All prices are net and for the whole of the year.', columns.number, 60)]);
    expect(layOut(documentOf(first, second)).at(-1)).toBe(
      'paragraph: All prices are net and for the whole of the year.',
    );
  });

  it('is none where the next row has a name and a price of its own', () => {
    const first = pageOfWords([...head, ...rows]);
    const second = pageOfWords([...row('3', 'Lock of iron', '333.50', 60), ...row('4', 'Seal of wax', '444.50', 80)]);
    expect(layOut(documentOf(first, second)).slice(2)).toEqual([
      'row: No.=2 | Text=Valve of brass with a spring | Price=222.50',
      'row: No.=3 | Text=Lock of iron | Price=333.50',
      'row: No.=4 | Text=Seal of wax | Price=444.50',
    ]);
  });

  it('is told by vertical rulings that end without a horizontal one, its figures in the middle of either half', () => {
    const bars = [50, 95, 470, 540];
    const box = (top: number, bottom: number, levels: readonly number[]): number[] => [
      ...bars.flatMap((x) => [x, top, x + 0.7, bottom]),
      ...levels.flatMap((y) => [50, y, 540, y + 0.7]),
    ];
    const first = pageOfWords(
      [
        ...row('No.', 'Text', 'Price', 105),
        ...words('Anchor of steel that', columns.text, 125),
        ...words('carries the lid', columns.text, 137),
        ...row('1', 'and the rail.', '111.50', 149),
        ...words('Lock of iron that is', columns.text, 175),
      ],
      { rulings: box(100, 190, [100, 120, 170]) },
    );
    const second = pageOfWords(
      [
        ...words('fitted with a drain', columns.text, 65),
        ...row('2', 'and a pump', '222.50', 77),
        ...words('and a seal.', columns.text, 89),
      ],
      { rulings: box(60, 105, [105]) },
    );
    expect(layOut(documentOf(first, second)).slice(1)).toEqual([
      'row: No.=1 | Text=Anchor of steel that carries the lid and the rail. | Price=111.50',
      'row: No.=2 | Text=Lock of iron that is fitted with a drain and a pump and a seal. | Price=222.50',
    ]);
  });
});
