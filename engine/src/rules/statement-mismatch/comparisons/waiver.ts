import type { Waiver } from '../../../facts/statements/limit.ts';
import { level, nothing, type Comparison } from '../statement-pair.ts';

const told: Readonly<Record<Waiver, string>> = { needs: 'not without', waives: 'without', none: '' };

/** Whether something is asked for or waived: `not without consent / without consent`. */
export const compareWaiver: Comparison = (pair) => {
  const [a, b] = [pair.a.frame.waiver, pair.b.frame.waiver];
  if (a === 'none' && b === 'none') return nothing;
  if (a === b) return { features: [['waiver same', 1]] };
  if (a === 'none' || b === 'none') return { features: [[`waiver ${a === 'none' ? b : a} odd`, 1]] };
  return { features: level('waiver', pair), differs: [told[a], told[b]] };
};
