import { compareValues } from '../../../facts/values/compare-values.ts';
import type { Comparison } from '../statement-pair.ts';

/** Values that differ are told by values; those that are equal make it likelier that all is. */
export const compareStatedValues: Comparison = ({ a, b }) => {
  if (a.facts.length === 0 && b.facts.length === 0) return { features: [] };
  if (a.facts.length === 0 || b.facts.length === 0) return { features: [['values one side', 1]] };
  const relations = a.facts.flatMap((x) => b.facts.map((y) => compareValues(x.value, y.value)));
  if (relations.includes('different') && !relations.includes('same')) return { features: [['values unlike', 1]] };
  return { features: relations.includes('same') ? [['values equal', 1]] : [['values apart', 1]] };
};
