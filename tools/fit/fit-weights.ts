import { termsOf, type Weights } from '@app/engine/calibration';
import type { KnownFinding } from './known-finding.ts';
import { fitLogistic } from './logistic.ts';

/** Terms that the data alone decide; every other is drawn towards nothing, the more the fewer findings speak for it. */
const free = new Set(['base', 'stated']);
/** Weights are kept with so many decimals. */
const decimals = 3;

/** `ridge` is how many findings’ worth of doubt hold a term at nothing. */
export function fitWeights(samples: readonly KnownFinding[], ridge: number): Weights {
  const rows = samples.map(({ evidence }) => termsOf(evidence));
  const names = [...new Set(rows.flatMap((terms) => [...terms.keys()]))].toSorted();
  const numbers = new Map(names.map((name, index) => [name, index]));
  const weights = fitLogistic(
    rows.map((terms, at) => ({
      row: [...terms].map(([name, value]) => [numbers.get(name) ?? 0, value] as const),
      right: samples[at]?.right ?? false,
    })),
    names.map((name) => (free.has(name) ? 0 : ridge)),
  );
  return Object.fromEntries(names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(decimals)) + 0]));
}
