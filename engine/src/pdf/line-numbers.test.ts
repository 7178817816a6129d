import { describe, expect, it } from '@jest/globals';
import { findLineNumbers } from './line-numbers.ts';
import { aPdf, type TextAt } from './testing/a-pdf.ts';
import { readFirstPage } from './testing/read-first-page.ts';

const lines = ['Lease', 'The rent is due', 'on the first day', 'of each month.', '2 keys are held', 'by the tenant.'];
const text: readonly TextAt[] = lines.map((line, at) => ({ text: line, x: 80, y: 100 + at * 24 }));
const read = async (...beside: readonly TextAt[]): Promise<string> =>
  (await readFirstPage(await aPdf({ texts: [...text, ...beside] }))).page.texts.join(' ');
const numbers = (x: number, ...values: readonly number[]): TextAt[] =>
  values.map((value, at) => ({ text: `${value}`, x, y: 100 + at * 24, size: 9 }));

describe(findLineNumbers.name, () => {
  it('leaves out the numbers of the lines in the margin', async () => {
    expect(await read(...numbers(40, 1, 2, 3, 4, 5, 6))).toBe(lines.join(' '));
    expect(await read(...numbers(40, 5, 10, 15, 20, 25))).toBe(lines.join(' '));
  });

  it('keeps figures that do not count, and those that other words stand over', async () => {
    expect(await read(...numbers(40, 1, 2, 3, 5, 4, 6))).toContain('5 4 6');
    expect(await read(...numbers(40, 1, 2, 3, 4, 5, 6), { text: 'No.', x: 40, y: 76 })).toContain('3 4 5');
    expect(await read(...numbers(40, 1, 2, 3, 4))).toContain('3 4');
  });
});
