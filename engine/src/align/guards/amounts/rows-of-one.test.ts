import { describe, expect, it } from '@jest/globals';
import { isSumOfRows } from './rows-of-one.ts';
import { factDocuments } from '../../testing/aligned.ts';

const loads = (...rows: readonly string[]): string[] => ['Lot | Truck | Sacks', ...rows];
const two = loads('A | HB-11704 | 450', 'B | HB-11704 | 250', 'C | HB-22815 | 120');

/** Whether the last number of a note is what the rows of one truck make, of which the first is held against it. */
function isSum(note: string, rows: readonly string[]): boolean {
  const documents = factDocuments([note], rows);
  const [whole] = documents[0]?.facts.filter(({ value }) => value.type === 'number').slice(-1) ?? [];
  const part = documents[1]?.facts.find(({ value }) => value.type === 'number' && value.low === 450);
  if (whole === undefined || part === undefined) throw new Error('no number');
  return isSumOfRows(whole, part, documents);
}

describe(isSumOfRows.name, () => {
  it('knows what the rows of one thing make together', () => {
    expect(isSum('Truck HB-11704 brought 700 sacks', two)).toBe(true);
  });

  it.each([
    ['another sum', 'Truck HB-11704 brought 710 sacks', two],
    ['a sum with the row of another thing', 'Truck HB-11704 brought 820 sacks', two],
    ['the sum of another thing', 'Truck HB-99001 brought 700 sacks', two],
    ['a thing in one row', 'Truck HB-11704 brought 700 sacks', loads('A | HB-11704 | 450', 'B | HB-22815 | 250')],
  ])('leaves %s', (_, note, rows) => {
    expect(isSum(note, rows)).toBe(false);
  });
});
