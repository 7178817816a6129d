import type { Comparison } from '../comparison.ts';
import type { Candidate } from '../pair.ts';

/** What both values are counted in: the `same` unit, a unit on `one` side, `other` units; of unlike types, and of prices for a unit, apart. */
export const unit: Comparison = { name: 'unit', levelsOf: (pair) => [levelOf(pair)] };

function levelOf({ a, b }: Candidate): string {
  const [x, y] = [a.fact.value, b.fact.value];
  const kind = x.type === y.type ? '' : 'type ';
  if ((x.per === undefined) !== (y.per === undefined)) return `per ${kind}one`;
  if (x.per !== undefined) return x.per.dimension === y.per?.dimension ? 'per same' : 'per other';
  if (x.unit === y.unit) return `${kind}same`;
  return x.unit === '' || y.unit === '' ? `${kind}one` : `${kind}other`;
}
