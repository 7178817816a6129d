import { describe, expect, it } from '@jest/globals';
import { findFigure } from './find-figure.ts';
import type { ReadDocument } from '@app/engine';
import type { CommonFigure } from './plant-changes.ts';

const rows = [
  'Cost 9,583 1,204',
  'Revenue 9,583 10,329',
  'We spent $9,583 on goods until',
  'July 29, 2023, as planned.',
];
const words = rows.map((row) => row.split(' '));

const page: ReadDocument['pages'][number] = {
  page: 1,
  width: 600,
  height: 800,
  turn: 0,
  ocr: false,
  texts: words.flat(),
  boxes: words.flatMap((row, line) => row.flatMap((_, at) => [at * 90, line * 40, at * 90 + 60, line * 40 + 10])),
  sizes: [],
  flags: [],
  slope: 0,
  rulings: [],
};

const found = (place: CommonFigure['place'], value: string, passage: string): string => {
  const kind = value.startsWith('july') ? 'date' : 'money';
  const ends = findFigure(page, { kind, value, place, first: [1, passage], second: [1, passage] }, passage);
  return ends === undefined ? '' : `${ends[0]} ${page.texts.slice(...ends).join(' ')}`;
};

describe(findFigure.name, () => {
  it('knows a row by the words of its line', () => {
    expect(found('row', '9583', 'Revenue 9,583 10,329')).toBe('4 9,583');
    expect(found('row', '9583', 'Tax paid 9,583 77')).toBe('');
  });

  it('knows a passage by the words around, over several lines', () => {
    expect(found('prose', '9583', 'spent $9,583 on goods until July')).toBe('8 $9,583');
    expect(found('prose', '9583', 'nothing of what stands here $9,583')).toBe('');
  });

  it('finds a date in its three words', () => {
    expect(found('prose', 'july29,2023', 'goods until July 29, 2023, as planned.')).toBe('12 July 29, 2023,');
  });
});
