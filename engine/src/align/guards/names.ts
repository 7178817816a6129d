import { isNumberOfRange } from '../number-of-range.ts';
import { isNumberedWithRevision } from '../numbered-with-revision.ts';
import { isOtherNumber } from '../other-number.ts';
import { isOfOtherVersion } from '../version-of.ts';
import { eitherWay, onOneSide, type Guard } from './guard.ts';

/** Numbers that name a thing, and its versions. */
export const ofNames: readonly Guard[] = [
  isOtherNumber,
  isOfOtherVersion,
  eitherWay(isNumberedWithRevision),
  onOneSide(isNumberOfRange),
];
