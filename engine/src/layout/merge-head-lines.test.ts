import { describe, expect, it } from '@jest/globals';
import { boldFlag } from '../pdf/read-page-words.ts';
import { headAlone, mergeHeadLines } from './merge-head-lines.ts';
import { documentOf, layOut, layOutLines, pageOfWords, type PlacedWord } from './testing/lay-out.ts';

describe(mergeHeadLines.name, () => {
  it('joins the lines of a wrapped head column by column', () => {
    expect(
      layOutLines(' | Own | Net', 'Heading | funds', 'Staff | 18,000 | 130,000', 'Tools | 2,000 | 34,000'),
    ).toEqual([
      'head: Heading | Own funds | Net',
      'row: Heading=Staff | Own funds=18,000 | Net=130,000',
      'row: Heading=Tools | Own funds=2,000 | Net=34,000',
    ]);
  });

  it('leaves rows alone that fill the same columns', () => {
    expect(layOutLines('Clerk | Ann | York', 'Head | Bob | Hull', 'Staff | 18 | 130', 'Tools | 2 | 34')).toContain(
      'head: Head | Bob | Hull',
    );
  });
});

const row = (top: number, ...cells: readonly (readonly [string, number])[]): PlacedWord[] =>
  cells.map(([text, left]): PlacedWord => [text, left, top]);

describe('a head of groups', () => {
  it('names a column by the group that it stands under', () => {
    const words = [
      ...row(100, ['Plan——————————', 160], ['Record————————', 360]),
      ...row(112, ['Team', 60], ['Boats', 160], ['Rowers', 220], ['Boats', 360], ['Rowers', 420]),
      ...row(130, ['North', 60], ['12', 160], ['48', 220], ['11', 360], ['44', 420]),
      ...row(144, ['South', 60], ['14', 160], ['56', 220], ['13', 360], ['52', 420]),
    ];
    expect(layOut(documentOf(pageOfWords(words)))).toContain(
      'row: Team=North | Plan—————————— Boats=12 | Plan—————————— Rowers=48 | Record———————— Boats=11 | Record———————— Rowers=44',
    );
  });
});

describe('a head whose last line repeats itself', () => {
  const table = (...years: readonly string[]): string[] =>
    layOut(
      documentOf(
        pageOfWords([
          ...row(100, ['Sales', 160], ['Sales', 230], ['Staff', 360], ['Staff', 430]),
          ...row(112, ['Shop', 60], ...years.map((text, at) => [text, [160, 230, 300, 360, 430][at] ?? 0] as const)),
          ...row(130, ['North', 60], ['12.5', 160], ['11.8', 230], ['5.9%', 300], ['48', 360], ['44', 430]),
          ...row(144, ['South', 60], ['14.5', 160], ['13.8', 230], ['5.1%', 300], ['56', 360], ['52', 430]),
        ]),
      ),
    );

  it('takes the names that stand over it', () => {
    expect(table('2025', '2024', 'Change', '2025', '2024')).toContain(
      'row: Shop=North | Sales 2025=12.5 | Sales 2024=11.8 | Change=5.9% | Staff 2025=48 | Staff 2024=44',
    );
    expect(table('Bread', 'Cakes', 'Change', 'Old', 'New')).toContain(
      'row: Shop=North | Bread=12.5 | Cakes=11.8 | Change=5.9% | Old=48 | New=44',
    );
  });
});

describe(headAlone.name, () => {
  const table = (...between: readonly PlacedWord[]): string[] => {
    const words = [
      ...row(100, ['Work', 60], ['Hours', 220], ['Sum', 320]),
      ...between,
      ...row(160, ['Lifting', 60], ['12', 220], ['480.00', 320]),
      ...row(174, ['Storing', 60], ['14', 220], ['560.00', 320]),
    ];
    const flags = words.map(([, , top]) => (top === 130 ? boldFlag : 0));
    return layOut(documentOf(pageOfWords(words, { flags })));
  };

  it('names the columns of the parts of a table, each under a heading of its own', () => {
    expect(table(['Spring', 60, 130, { size: 14 }])).toContain('row: Work=Lifting | Hours=12 | Sum=480.00');
  });

  it('ends where text follows', () => {
    const text = 'In spring the boats are lifted and put into the shed.'.split(' ');
    expect(table(...text.map((word, at): PlacedWord => [word, 60 + at * 44, 130]))).toContain(
      'row: Lifting | 12 | 480.00',
    );
  });
});
