import type { Comparison } from '../comparison.ts';
import { nearnessOf } from '../nearness.ts';

/**
 * How near the two values lie, by how people mistake values of their kind: of amounts two digits turned, one digit another, the
 * sign, so many places apart, or how many times as large; of dates the day, the month, the year; of codes a slip.
 */
export const value: Comparison = {
  name: 'value',
  levelsOf: ({ a, b }) => [nearnessOf(a.fact.value, b.fact.value)],
};
