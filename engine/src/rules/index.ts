import type { Rule } from './rule.ts';
import { rule as arithmetic } from './arithmetic/rule.ts';
import { rule as boundaryMismatch } from './boundary-mismatch/rule.ts';
import { rule as lawAndVenue } from './law-and-venue/rule.ts';
import { rule as missingRow } from './missing-row/rule.ts';
import { rule as nameMismatch } from './name-mismatch/rule.ts';
import { rule as statementMismatch } from './statement-mismatch/rule.ts';
import { rule as valueMismatch } from './value-mismatch/rule.ts';
import { rule as wordsFiguresMismatch } from './words-figures-mismatch/rule.ts';

/** Every folder here is a rule. Generated: npm run fix */
export const rules: readonly Rule[] = [
  arithmetic,
  boundaryMismatch,
  lawAndVenue,
  missingRow,
  nameMismatch,
  statementMismatch,
  valueMismatch,
  wordsFiguresMismatch,
];
