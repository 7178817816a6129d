import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { lackedBy } from './named-items.ts';

const booked = ['Counter | 3 | 80.00 | 240.00', 'Bench | 8 | 12.50 | 100.00', 'Lamp | 6 | 5.00 | 30.00'];
const awning = 'Awning | 2 | 45.00 | 90.00';
const booking = [
  '# Stalls for the fair',
  '',
  'Booking HB-24-117',
  '',
  'Item | Pieces | Price | Sum',
  ...booked,
  awning,
];
const confirmed = (...rows: readonly string[]): string[] => [
  '# Your order',
  '',
  'We thank you for HB-24-117 and bring to the square:',
  '',
  'Article | Number | Each | Amount',
  ...rows,
];
const missing = (...rows: readonly string[]) =>
  compareDocuments([aDocument('a.pdf', booking), aDocument('b.pdf', confirmed(...rows))]).result.findings.filter(
    ({ rule }) => rule === 'missing-row',
  );

describe(lackedBy.name, () => {
  it('finds the row that a list of three lacks whose rows are the same in all of several numbers', () => {
    expect(missing(...booked)).toHaveLength(1);
    expect(missing(...booked, awning)).toHaveLength(0);
  });

  it('knows a row by its figures that the other list calls otherwise', () => {
    expect(missing('Stall | 3 | 80.00 | 240.00', 'Seats | 8 | 12.50 | 100.00', 'Lamp | 6 | 5.00 | 30.00')).toHaveLength(
      1,
    );
    expect(missing('Stall | 3 | 80.00 | 240.00', 'Seats | 9 | 11.50 | 103.50', 'Lamp | 6 | 5.00 | 30.00')).toHaveLength(
      0,
    );
  });

  it('finds none where so few rows have other prices', () => {
    expect(missing(...booked.slice(0, 2), 'Lamp | 6 | 4.00 | 24.00')).toHaveLength(0);
  });
});
