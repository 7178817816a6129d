import { isChangeOfOther } from './amounts/change-of.ts';
import { areEqualRates } from './amounts/equal-rates.ts';
import { isOnlyEstimated } from './amounts/estimates.ts';
import { areTolerances, isAdditional, isDeviation, isPartOf, isTimes } from './amounts/parts.ts';
import { isProgressOf } from './amounts/progress.ts';
import { isRestOf } from './amounts/rest.ts';
import { isPlainSlip, slipOf } from '../slips.ts';
import { areOfOtherStages } from './amounts/stages.ts';
import { isThresholdNotMet } from './amounts/thresholds.ts';
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
  areEqualRates,
  isRestOf,
  eitherWay(isThresholdNotMet),
  areOfOtherStages,
];
