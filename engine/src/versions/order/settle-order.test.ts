import { describe, expect, it } from '@jest/globals';
import type { ReadDocument } from '../../pdf/read-document.ts';
import { papersOf } from '../../pipeline/read-papers.ts';
import { aDocument } from '../../testing/a-document.ts';
import { compareVersions } from '../compare-versions.ts';
import { clauses } from '../testing/a-contract.ts';

type Line = readonly [left: number, top: number, words: string];

/** The clauses above lines that are printed in this order at these places. */
function withLines(lines: readonly Line[]): ReadDocument {
  const document = aDocument('a.pdf', clauses);
  const words = lines.flatMap(([left, top, text]) => {
    let at = left;
    return text.split(' ').map((word) => {
      const box = [at, top, at + word.length * 5, top + 10];
      at += word.length * 5 + 3;
      return { word, box };
    });
  });
  const add = (page: ReadDocument['pages'][number]): ReadDocument['pages'][number] => ({
    ...page,
    texts: [...page.texts, ...words.map(({ word }) => word)],
    boxes: [...page.boxes, ...words.flatMap(({ box }) => box)],
    sizes: [...page.sizes, ...words.map(() => 10)],
    flags: [...page.flags, ...words.map(() => 0)],
  });
  return { ...document, pages: document.pages.map(add) };
}

function told(a: ReadDocument, b: ReadDocument): string[] {
  const [first, second] = papersOf([a, b]);
  if (first === undefined || second === undefined) throw new Error('two papers');
  const { changes, isAccounted } = compareVersions(first, second);
  expect(isAccounted).toBe(true);
  return changes.flatMap((change) => (change.class === 'print' ? [] : [change.matter ?? change.class]));
}

const signed = (party: string, name: string): string[] => [
  party,
  `By: /s/ ${name}`,
  `Name: ${name}`,
  'Title: President',
];
const [hale, ware] = [signed('ASHDOWN HOLDINGS LTD.', 'Ann Hale'), signed('BRENTMOOR SUPPLY INC.', 'Ben Ware')];
const below = (...lines: readonly string[]): Line[] => lines.map((words, at) => [60, 400 + at * 16, words]);
const nextTo = (left: readonly string[], right: readonly string[]): Line[] =>
  left.flatMap((words, at): Line[] => [
    [60, 400 + at * 16, words],
    [320, 400 + at * 16, right[at] ?? ''],
  ]);

describe('another order of reading', () => {
  it('says nothing of signature blocks next to each other and below one another', () => {
    expect(told(withLines(nextTo(hale, ware)), withLines(below(...hale, ...ware)))).toEqual([]);
    expect(told(withLines(below(...hale, ...ware)), withLines(nextTo(hale, ware)))).toEqual([]);
  });

  it('hides no name that changed its party', () => {
    const [other, another] = [signed('ASHDOWN HOLDINGS LTD.', 'Ben Ware'), signed('BRENTMOOR SUPPLY INC.', 'Ann Hale')];
    expect(told(withLines(nextTo(hale, ware)), withLines(below(...other, ...another)))).not.toEqual([]);
  });

  it('says nothing of columns whose rows stand at other heights than their labels', () => {
    const rows = [
      ['Signing', 'March 9, 2010', '$363,440'],
      ['First plans', 'March 28, 2016', '$552,460'],
      ['Frame ready', 'October 23, 2013', '$959,270'],
    ] as const;
    const table = rows.flatMap(([label, date, sum], at): Line[] => [
      [60, 400 + at * 16, label],
      [160, 400 + at * 16, date],
      [320, 400 + at * 16, sum],
    ]);
    const drifted = (last: string): Line[] => [
      ...rows.map(([label], at): Line => [60, 400 + at * 19, label]),
      [160, 400, 'March 9, 2010'],
      [160, 419, 'March 28,'],
      [160, 432, '2016'],
      [160, 451, 'October 23,'],
      [160, 464, '2013'],
      [320, 400, '$363,440'],
      [320, 419, '$552,460'],
      [320, 438, last],
    ];
    expect(told(withLines(table), withLines(drifted('$959,270')))).toEqual([]);
    expect(told(withLines(table), withLines(drifted('$995,270')))).toEqual(['value']);
  });

  it('says nothing of columns at heights of their own above a line as wide as all of them', () => {
    const names = ['Signing', 'First plans', 'Frame ready'];
    const dates = ['March 9, 2010', 'March 28, 2016', 'October 23, 2013'];
    const below = (top: number): Line => [
      60,
      top,
      'Adjusted price = price named above x index of the month of payment',
    ];
    const table = names.flatMap((name, at): Line[] => [
      [60, 400 + at * 16, name],
      [160, 400 + at * 16, dates[at] ?? ''],
    ]);
    const drifted = dates.flatMap((date, at): Line[] => [
      [60, 400 + at * 16, names[at] ?? ''],
      [160, 400 + at * 29, date.slice(0, -5)],
      [160, 413 + at * 29, date.slice(-4)],
    ]);
    expect(told(withLines([...table, below(448)]), withLines([...drifted, below(500)]))).toEqual([]);
  });

  it('hides no value that changed in a table read by column', () => {
    const due = ['Payment', 'First plans', 'Frame ready', 'Trial run'];
    const sums = (third: string): string[] => ['Amount', '$12,500', third, '$80,400'];
    const table = (third: string): Line[] => nextTo(due, sums(third));
    const columns = (third: string): Line[] => [
      ...due.map((words, at): Line => [60, 400 + at * 16, words]),
      ...sums(third).map((words, at): Line => [320, 400 + at * 16, words]),
    ];
    expect(told(withLines(table('$44,100')), withLines(columns('$44,100')))).toEqual([]);
    expect(told(withLines(table('$44,100')), withLines(columns('$41,400')))).toEqual(['value']);
  });

  it.each([
    ['sums', '$12,500', '$80,400'],
    ['names', 'Ann Hale', 'Ben Ware'],
  ])('hides no %s that changed places on the page, though the file writes them as before', (_, first, second) => {
    const rows = (tops: readonly [number, number]): Line[] => [
      [60, 400, 'The deposit is to be paid on signing'],
      [60, 416, 'The balance is to be paid on delivery'],
      [320, tops[0], first],
      [320, tops[1], second],
    ];
    expect(told(withLines(rows([400, 416])), withLines(rows([416, 400])))).not.toEqual([]);
  });
});
