import { printed, wordsOfFact } from '../../facts/fact.ts';
import type { Comparison } from '../comparison.ts';
import type { Candidate } from '../pair.ts';
import type { Placed } from '../placed.ts';
import { groupOf } from '../value-keys.ts';

/**
 * What both values are counted in: the `same` unit, a unit on `one` side, `other` units; of unlike types, and of prices for a unit, apart. And
 * whether both amounts are printed as finely: `whole`, `as many` places, `other` ones, or places in `one` alone: in a row pieces have none, prices two.
 */
export const unit: Comparison = { name: 'unit', levelsOf: (pair) => [`${unitsOf(pair)}, ${placesOf(pair)}`] };

function unitsOf({ a, b }: Candidate): string {
  const [x, y] = [a.fact.value, b.fact.value];
  const kind = x.type === y.type ? '' : 'type ';
  if ((x.per === undefined) !== (y.per === undefined)) return `per ${kind}one`;
  if (x.per !== undefined) return x.per.dimension === y.per?.dimension ? 'per same' : 'per other';
  if (x.unit === y.unit) return `${kind}same`;
  return x.unit === '' || y.unit === '' ? `${kind}one` : `${kind}other`;
}

function placesOf({ a, b }: Candidate): string {
  if (groupOf(a.fact.value) !== 'amount' || groupOf(b.fact.value) !== 'amount') return 'no amounts';
  const [x, y] = [decimalsOf(a), decimalsOf(b)];
  if (x === y) return x === 0 ? 'whole' : 'as many';
  return x === 0 || y === 0 ? 'one' : 'other';
}

/** Figures behind the point; three may be thousands, unless a nought stands before. */
const behindPoint = /\d[.,](\d\d?)(?!\d)|(?<![\d.,])0[.,](\d+)/u;

function decimalsOf({ document, fact }: Placed): number {
  const [, usual, small] = behindPoint.exec(printed(wordsOfFact(document, fact))) ?? [];
  return (usual ?? small ?? '').length;
}
