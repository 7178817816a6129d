import type { Rule } from './rule.ts';
import { rule as missingPassage } from './missing-passage/rule.ts';
import { rule as valueMismatch } from './value-mismatch/rule.ts';
import { rule as wordingChange } from './wording-change/rule.ts';
import { rule as wordsFiguresMismatch } from './words-figures-mismatch/rule.ts';

export const rules: readonly Rule[] = [missingPassage, valueMismatch, wordingChange, wordsFiguresMismatch];
