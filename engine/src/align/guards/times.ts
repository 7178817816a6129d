import { areCrossed } from './times/crossed.ts';
import { areOfOneAgreement, isDateOfOther } from '../papers/date-of-other.ts';
import { isOtherDay } from './times/other-day.ts';
import { areOtherTimes } from './times/other-times.ts';
import { isStretchWithin } from './times/stretch.ts';
import { areDaysApart } from './times/working-days.ts';
import { onOneSide, unless, type Guard } from './guard.ts';

/** Dates, times of day and stretches of time: of other events, other papers, other parts of one stay. */
export const ofTimes: readonly Guard[] = [
  areOtherTimes,
  areDaysApart,
  isOtherDay,
  unless(areOfOneAgreement, onOneSide(isDateOfOther)),
  isStretchWithin,
  areCrossed,
];
