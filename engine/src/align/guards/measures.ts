import { isOtherExtra } from './measures/extras.ts';
import { isLoadOfFuse } from './measures/fuses.ts';
import { isMeasuredWithin } from './measures/measured-within.ts';
import { isTestOfDesign } from './measures/test-pressure.ts';
import { eitherWay, type Guard } from './guard.ts';

/** Measures of a thing: what it bears and what it is made for, with and without what belongs to it. */
export const ofMeasures: readonly Guard[] = [isTestOfDesign, isOtherExtra, isLoadOfFuse, eitherWay(isMeasuredWithin)];
