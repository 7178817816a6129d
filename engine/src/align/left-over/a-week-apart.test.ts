import { describe, expect, it } from '@jest/globals';
import { findDaysAWeekApart } from './a-week-apart.ts';
import { linked } from '../testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Matter HB-24-117 of Alder Freight Ltd', '', ...lines];

describe(findDaysAWeekApart.name, () => {
  const contract = paper('The regatta takes place on Sunday 19 April 2026. About 90 boats are expected.');

  it('ties dates with the same day of the week that are a week or two apart', () => {
    expect(linked(contract, paper('race day is Sunday 26 April, as you know.')).join()).toContain('≠');
    expect(linked(contract, paper('race day is Sunday 10 May, as you know.')).join()).not.toContain('≠');
    expect(linked(contract, paper('race day is Saturday 25 April, as you know.')).join()).not.toContain('≠');
  });

  it('ties nothing that recurs', () => {
    const club = paper('The sheds are open on Sunday 26 April and Sunday 10 May.');
    expect(linked(contract, club).join()).not.toContain('≠');
  });
});
