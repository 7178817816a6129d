import type { Fact, FactDocument } from '../../facts/fact.ts';
import { isHouseNumber } from './counts/house-number.ts';
import { isNumberOfName } from './counts/number-in-name.ts';
import { isOtherCount } from './counts/other-count.ts';
import { isNumbering, isOfStretch } from './amounts/parts.ts';
import { isPerContainer } from './counts/per-container.ts';
import { isRunningNumber } from './counts/running-number.ts';
import { onOneSide, type Guard } from './guard.ts';

/** The number of a bag or of a box in a form counts nothing. */
const isOrdinal = (fact: Fact, documents: readonly FactDocument[]): boolean =>
  isNumbering(fact) || isRunningNumber(fact, documents);

/** Numbers that count other things, or nothing. */
export const ofCounts: readonly Guard[] = [
  isOtherCount,
  (a, b, documents) => isOrdinal(a, documents) || isOrdinal(b, documents),
  isNumberOfName,
  onOneSide(isHouseNumber),
  onOneSide(isPerContainer),
  onOneSide(isOfStretch),
];
