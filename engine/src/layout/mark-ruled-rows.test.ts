import { describe, expect, it } from '@jest/globals';
import { aDocument } from '../testing/a-document.ts';
import { markRuledRows } from './mark-ruled-rows.ts';
import { layOut } from './testing/lay-out.ts';

/** Prose in two columns, and below it labels and values with the same gap between them. */
const prose = Array.from({ length: 7 }, (_, at) => `the mill has ${at} sails | and they turn ${at} stones`);
const table = [
  'Height of the tower | eleven yards to the cap',
  'Stones | three pairs of French burr',
  'Owner | the parish of Saint Osyth',
  'Miller | the brothers Pargeter',
];
const lines = [...prose, '', ...table];

/** Rulings under the lines of the table, as `aDocument` sets them: each from `left` to `right`, in points. */
const rulingsUnder = (count: number, left: number, right: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const y = 110 + (prose.length + 1 + at) * 15 + 13;
    return [left, y, right, y + 0.5];
  }).flat();

const rowsOf = (rulings: number[]): string[] =>
  layOut(aDocument('mill.pdf', lines, { rulings })).filter((passage) => passage.startsWith('row'));

describe(markRuledRows.name, () => {
  it('keeps labels with their values where each row is ruled, below prose in columns', () => {
    expect(rowsOf(rulingsUnder(table.length, 60, 400))).toEqual(table.map((line) => `row: ${line}`));
  });

  it('takes drawn cell by cell for ruled across', () => {
    const cells = [...rulingsUnder(table.length, 60, 205), ...rulingsUnder(table.length, 205, 400)];
    expect(rowsOf(cells)).toEqual(table.map((line) => `row: ${line}`));
  });

  it('leaves columns of which only one is ruled', () => {
    expect(rowsOf(rulingsUnder(table.length, 60, 190))).toEqual(rowsOf([]));
  });

  it('leaves lines over a single ruling', () => {
    expect(rowsOf(rulingsUnder(1, 60, 400))).toEqual(rowsOf([]));
  });
});
