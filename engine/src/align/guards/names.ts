import { isOtherNumber } from './names/other-number.ts';
import type { Guard } from './guard.ts';

/** Numbers that name a thing, and its versions. */
export const ofNames: readonly Guard[] = [isOtherNumber];
