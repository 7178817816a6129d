import { isByReference } from '../by-reference.ts';
import { areContrasted } from '../contrasts.ts';
import { isOfFormerThing } from '../former-things.ts';
import { isOnlyFormer } from '../former-values.ts';
import { isKnownBeside } from '../known-beside.ts';
import { isMisread } from '../misread.ts';
import { areNamedApart } from '../named-apart.ts';
import { areOfOtherItems } from '../other-items.ts';
import { isOtherYear } from '../other-year.ts';
import { isOnlyProposed } from '../proposed-change.ts';
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
  areNamedApart,
  areOfOtherItems,
  isMisread,
];
