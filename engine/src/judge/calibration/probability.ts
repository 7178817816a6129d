import type { Evidence } from './evidence.ts';
import { termsOf } from './terms.ts';

export type Weights = Readonly<Record<string, number>>;

/** How likely a finding is right, 0 to 1, by the weights of its terms. */
export function probabilityOf(evidence: Evidence, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of termsOf(evidence)) sum += value * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
