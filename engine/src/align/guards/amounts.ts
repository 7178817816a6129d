import { isChangeOfOther } from '../change-of.ts';
import { isOnlyEstimated } from '../estimates.ts';
import { isHalfOf } from '../halves.ts';
import {
  areTolerances,
  isAdditional,
  isDeviation,
  isPartOf,
  isSumOfAll,
  isSumOfCounts,
  isSumWith,
  isTimes,
} from '../parts.ts';
import { isMetGuarantee } from '../met-guarantees.ts';
import { isProgressOf } from '../progress.ts';
import { isRestOf } from '../rest.ts';
import { isSumOfRows } from '../rows-of-one.ts';
import { isPlainSlip, slipOf } from '../slips.ts';
import { areOfOtherStages } from '../stages.ts';
import { isThresholdNotMet } from '../thresholds.ts';
import { isWithOthers } from '../with-others.ts';
import { eitherWay, onOneSide, unless, type Guard } from './guard.ts';

const isSlip: Guard = (a, b, documents) => slipOf(a, b, documents) > 0;

/** Amounts of which the one is reckoned from the other or holds more: its part, its rest, so many times it, by how much it changes. */
export const ofAmounts: readonly Guard[] = [
  unless(isPlainSlip, onOneSide(isPartOf)),
  unless(isSlip, onOneSide(isAdditional)),
  eitherWay(isTimes),
  eitherWay(isChangeOfOther),
  isProgressOf,
  unless(areTolerances, onOneSide(isDeviation)),
  isOnlyEstimated,
  isRestOf,
  isWithOthers,
  eitherWay(isSumOfAll),
  eitherWay(isSumOfCounts),
  eitherWay(isSumWith),
  eitherWay(isSumOfRows),
  isHalfOf,
  eitherWay(isThresholdNotMet),
  areOfOtherStages,
  eitherWay(isMetGuarantee),
];
