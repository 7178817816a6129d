import type { Comparison } from '../comparison.ts';
import { printed, wordsOfFact } from '../../facts/fact.ts';
import type { Placed } from '../placed.ts';
import { groupOf } from '../value-keys.ts';

/** Whether both amounts are printed as finely: `whole`, `as many` places, `other` ones, or places in `one` alone: in a row pieces have none, prices two. */
export const decimals: Comparison = {
  name: 'decimals',
  levelsOf: ({ a, b }) => {
    if (groupOf(a.fact.value) !== 'amount' || groupOf(b.fact.value) !== 'amount') return ['no amounts'];
    const [x, y] = [decimalsOf(a), decimalsOf(b)];
    if (x === y) return [x === 0 ? 'whole' : 'as many'];
    return [x === 0 || y === 0 ? 'one' : 'other'];
  },
};

/** Figures behind the point; three may be thousands, unless a nought stands before. */
const behindPoint = /\d[.,](\d\d?)(?!\d)|(?<![\d.,])0[.,](\d+)/u;

function decimalsOf({ document, fact }: Placed): number {
  const [, usual, small] = behindPoint.exec(printed(wordsOfFact(document, fact))) ?? [];
  return (usual ?? small ?? '').length;
}
