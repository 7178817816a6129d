import type { Part } from '../../../facts/statements/part.ts';
import { level, nothing, type Comparison } from '../statement-pair.ts';

const told: Readonly<Record<Part, string>> = {
  in: 'included',
  out: 'not included',
  free: 'free',
  paid: 'charged',
  none: '',
};

/** What costs extra is set against what is included, and not against itself. */
const opposed = new Set(['in-out', 'in-paid', 'free-paid', 'free-out']);

/** Whether something is part of what is agreed, and whether it is charged: `included / charged`. */
export const comparePart: Comparison = (pair) => {
  const [a, b] = [pair.a.frame.part, pair.b.frame.part];
  if (a === 'none' && b === 'none') return nothing;
  if (a === b) return { features: [['part same', 1]] };
  if (a === 'none' || b === 'none') return { features: [['part one', 1]] };
  const name = [a, b].toSorted().join('-');
  return opposed.has(name)
    ? { features: level(`part ${name}`, pair), differs: [told[a], told[b]] }
    : { features: [[`part ${name}`, 1]] };
};
