import { describe, expect, it } from '@jest/globals';
import { findOtherOfTwoDays } from './other-of-two-days.ts';
import { linked } from '../testing/aligned.ts';

const fair = ['Contract HB-24-117 on the craft fair', '', '# Stalls', ''];

describe(findOtherOfTwoDays.name, () => {
  const plan = [...fair, 'Canvas is put up on 9 June 2026 for everybody who has paid by 4 May 2026.'];
  const letter = (...days: readonly [string, string]): string[] => [
    ...fair,
    `Poles, pegs and lamps: arriving ${days[0]}; last money ${days[1]}.`,
  ];

  it('holds the other day of two against each other where one is the same', () => {
    expect(linked(plan, letter('12 June 2026', '4/5/2026')).join()).toContain('9 June 2026 ≠ 12 June 2026');
  });

  it.each([
    ['no day is the same', letter('12 June 2026', '7/5/2026')],
    ['the other is of another month', letter('9 July 2026', '4/5/2026')],
    ['the same day is that of a paper', letter('12 June 2026', 'under the order of 4/5/2026')],
    ['there are more days', [...letter('12 June 2026', '4/5/2026 or 5/5/2026')]],
  ])('holds none where %s', (_, other) => {
    expect(linked(plan, other).join()).not.toContain('9 June 2026 ≠');
  });
});
