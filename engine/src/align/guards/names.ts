import { isNumberOfRange } from './names/number-of-range.ts';
import { isNumberedWithRevision } from './names/numbered-with-revision.ts';
import { isOtherNumber } from './names/other-number.ts';
import { isOfOtherVersion } from './names/version-of.ts';
import { eitherWay, onOneSide, type Guard } from './guard.ts';

/** Numbers that name a thing, and its versions. */
export const ofNames: readonly Guard[] = [
  isOtherNumber,
  isOfOtherVersion,
  eitherWay(isNumberedWithRevision),
  onOneSide(isNumberOfRange),
];
