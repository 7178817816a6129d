import { isOtherNumber } from '../other-number.ts';
import { isOfOtherVersion } from '../version-of.ts';
import type { Guard } from './guard.ts';

/** Numbers that name a thing, and its versions. */
export const ofNames: readonly Guard[] = [isOtherNumber, isOfOtherVersion];
