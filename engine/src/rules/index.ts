import type { Rule } from './rule.ts';
import { rule as arithmetic } from './arithmetic/rule.ts';
import { rule as boundaryMismatch } from './boundary-mismatch/rule.ts';
import { rule as currencyMismatch } from './currency-mismatch/rule.ts';
import { rule as intervalMismatch } from './interval-mismatch/rule.ts';
import { rule as lawAndVenue } from './law-and-venue/rule.ts';
import { rule as missingRow } from './missing-row/rule.ts';
import { rule as nameMismatch } from './name-mismatch/rule.ts';
import { rule as rateMismatch } from './rate-mismatch/rule.ts';
import { rule as statementMismatch } from './statement-mismatch/rule.ts';
import { rule as unitMismatch } from './unit-mismatch/rule.ts';
import { rule as valueMismatch } from './value-mismatch/rule.ts';
import { rule as weekdayMismatch } from './weekday-mismatch/rule.ts';
import { rule as wordsFiguresMismatch } from './words-figures-mismatch/rule.ts';

/** Every folder here is a rule. Generated: npm run fix */
export const rules: readonly Rule[] = [
  arithmetic,
  boundaryMismatch,
  currencyMismatch,
  intervalMismatch,
  lawAndVenue,
  missingRow,
  nameMismatch,
  rateMismatch,
  statementMismatch,
  unitMismatch,
  valueMismatch,
  weekdayMismatch,
  wordsFiguresMismatch,
];
