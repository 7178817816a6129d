import { describe, expect, it } from '@jest/globals';
import { daysOfOneHour } from './days-of-one-hour.ts';
import { linked } from '../testing/aligned.ts';

const clinic = (...lines: readonly string[]): string[] => ['# Fitting of the crown HB-24-117', '', ...lines];

const letter = clinic('We expect you on Friday 28 March 2025 at 9:30 am.');

describe(daysOfOneHour.name, () => {
  it('holds two days a slip apart against each other that have one hour', () => {
    const consent = clinic('The operation is planned for 27 March 2025 at 9:30 and takes an hour and a half.');
    expect(linked(consent, letter)).toContain('27 March 2025 ≠ Friday 28 March 2025');
  });

  it('says nothing where the hour is another, or a paper holds it for several days', () => {
    const other = clinic('The operation is planned for 27 March 2025 at 11:00 and takes an hour and a half.');
    const several = clinic(
      'The operation is planned for 27 March 2025 at 9:30 and takes an hour and a half.',
      '',
      'The stitches are drawn on 7 April 2025 at 9:30.',
    );
    expect(linked(other, letter).join()).not.toContain('27 March 2025 ≠');
    expect(linked(several, letter).join()).not.toContain('27 March 2025 ≠');
  });
});
