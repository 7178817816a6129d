import { isAmountOfTime } from './times/amount-of-time.ts';
import { isTermAndAfter } from './times/after-term.ts';
import { isOfCollective } from './times/collective-agreements.ts';
import { areCrossed } from './times/crossed.ts';
import { areOfOneAgreement, isDateOfOther } from '../papers/date-of-other.ts';
import { isDayAndDeadline } from '../papers/dates-of-papers.ts';
import { isOfOtherEntry } from '../of-one-row.ts';
import { isSentBefore } from './times/dispatch-and-arrival.ts';
import { isOtherDay } from './times/other-day.ts';
import { areOtherTimes } from './times/other-times.ts';
import { isWithSetUp } from './times/set-up-days.ts';
import { isMorningAfter } from './times/stays.ts';
import { isPartOfYear, isStretchWithin } from './times/stretch.ts';
import { shareEvent } from '../time-objects.ts';
import { areDaysApart } from './times/working-days.ts';
import { eitherWay, onOneSide, unless, type Guard } from './guard.ts';

/** Dates, times of day and stretches of time: of other events, other papers, other parts of one stay. */
export const ofTimes: readonly Guard[] = [
  onOneSide(isAmountOfTime),
  areOtherTimes,
  areDaysApart,
  isOtherDay,
  eitherWay(isSentBefore),
  unless(areOfOneAgreement, onOneSide(isDateOfOther)),
  isStretchWithin,
  isPartOfYear,
  unless(shareEvent, isOfOtherEntry),
  onOneSide(isOfCollective),
  eitherWay(isDayAndDeadline),
  isMorningAfter,
  onOneSide(isWithSetUp),
  isTermAndAfter,
  areCrossed,
];
