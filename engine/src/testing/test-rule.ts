import { describe, expect, it } from '@jest/globals';
import type { Rule } from '../rules/rule.ts';
import { findWithRule, valuesOf } from './find-with-rule.ts';

type Lines = readonly string[];

/** Two documents as lines, named after what they show; `finds` tells the values found on both sides. */
export interface RuleCases {
  readonly finds: readonly (readonly [name: string, a: Lines, b: Lines, values: readonly string[]])[];
  readonly ignores: readonly (readonly [name: string, a: Lines, b: Lines])[];
}

/** Reads as the specification of a rule: what it finds, with its evidence, and what it leaves alone. */
export function testRule({ id }: Rule, { finds, ignores }: RuleCases): void {
  describe(id, () => {
    it.each(finds)('finds %s', (_, a, b, values) => {
      expect(valuesOf(findWithRule(id, a, b))).toEqual([values]);
    });
    it.each(ignores)('ignores %s', (_, a, b) => {
      expect(valuesOf(findWithRule(id, a, b))).toEqual([]);
    });
  });
}
