import { isTermAndAfter } from '../after-term.ts';
import { isOfCollective } from '../collective-agreements.ts';
import { areCrossed } from '../crossed.ts';
import { areOfOneAgreement, isDateOfOther } from '../date-of-other.ts';
import { isDayAndDeadline } from '../dates-of-papers.ts';
import { isOfOtherEntry } from '../of-one-row.ts';
import { isOtherDay } from '../other-day.ts';
import { areOtherTimes } from '../other-times.ts';
import { isWithSetUp } from '../set-up-days.ts';
import { isMorningAfter } from '../stays.ts';
import { isPartOfYear, isStretchWithin } from '../stretch.ts';
import { shareEvent } from '../time-objects.ts';
import { areDaysApart } from '../working-days.ts';
import { eitherWay, onOneSide, unless, type Guard } from './guard.ts';

/** Dates, times of day and stretches of time: of other events, other papers, other parts of one stay. */
export const ofTimes: readonly Guard[] = [
  areOtherTimes,
  areDaysApart,
  isOtherDay,
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
