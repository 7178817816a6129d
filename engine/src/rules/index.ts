import type { Rule } from './rule.ts';
import { rule as valueMismatch } from './value-mismatch/rule.ts';
import { rule as wordsFiguresMismatch } from './words-figures-mismatch/rule.ts';

export const rules: readonly Rule[] = [valueMismatch, wordsFiguresMismatch];
