import { describe, expect, it } from '@jest/globals';
import { isOfOneRow } from './of-one-row.ts';
import { linked } from './testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(isOfOneRow.name, () => {
  it('wants a stretch of time in a column to be of the row that is named', () => {
    const list = [
      'Part | Price | Delivery',
      'Drive belt | 22.40 | 2 weeks',
      'Roller | 8.75 | 1 week',
      'Fan | 9.20 | 3 weeks',
    ];
    expect(linked([...parties, ...list], [...parties, 'The drive belt is delivered in 4 weeks.'])).toEqual([
      '2 weeks ≠ 4 weeks.',
    ]);
    expect(linked([...parties, ...list], [...parties, 'The gear motor is delivered in 10 weeks.'])).toEqual([]);
  });

  it('knows a row by its number, which may stand under the name of the numbers', () => {
    const levels = (stub: string, hours: string): string[] => [
      ...parties,
      'Level | What has failed | Answer',
      `${stub}1 | the lift stands still | 2 hours`,
      `${stub}2 | a lamp has failed | ${hours} hours`,
    ];
    expect(linked(levels('', '8'), levels('Level ', '9'))).toContain('8 hours ≠ 9 hours');
    expect(linked(levels('', '8'), levels('Level 1', '9')).join()).not.toContain('8 hours ≠ 9 hours');
  });
});
