import { isByReference } from './counts/by-reference.ts';
import { areContrasted } from './anything/contrasts.ts';
import { isOfFormerThing } from './anything/former-things.ts';
import { isOnlyFormer } from './anything/former-values.ts';
import { isKnownBeside } from './anything/known-beside.ts';
import { isMisread } from '../candidates/misread.ts';
import { areOfOtherItems } from './anything/other-items.ts';
import { isOtherYear } from './anything/other-year.ts';
import { isOnlyProposed } from './anything/proposed-change.ts';
import { eitherWay, onOneSide, type Guard } from './guard.ts';

/** What is told of values of any kind: when they hold, beside what they stand, what they are not. */
export const ofAnything: readonly Guard[] = [
  isOtherYear,
  isOnlyFormer,
  areContrasted,
  eitherWay(isOnlyProposed),
  eitherWay(isKnownBeside),
  onOneSide(isByReference),
  onOneSide(isOfFormerThing),
  areOfOtherItems,
  isMisread,
];
