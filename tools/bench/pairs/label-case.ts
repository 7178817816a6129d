import type { ProbedPairs } from '@app/engine/probe';
import type { KnownCase } from '../accuracy/known-case.ts';
import { sidesShown } from '../accuracy/stages-reached.ts';
import type { KnownPair } from '@app/fit';
import { endsOf } from './ends-of.ts';
import { amountsOf, follows } from './follows-from.ts';

/**
 * What is known of the pairs of a set: those of two sides of one discrepancy are of one thing, where no other value prints more of a side. Pairs that print the same two values elsewhere
 * are left out, and amounts that differ as those of a discrepancy do: they follow from it.
 */
export function labelCase(known: KnownCase, probed: ProbedPairs): KnownPair[] {
  const sides = sidesShown(known, probed.values, probed.names);
  const prints = (pair: readonly [number, number]): string =>
    pair
      .map((at) => probed.values[at]?.value ?? probed.values[at]?.quote ?? '')
      .toSorted()
      .join(' | ');
  const showBoth = ([a, b]: readonly [number, number], isBest: boolean): boolean =>
    (sides.get(a) ?? []).some((x) =>
      (sides.get(b) ?? []).some((y) => x.id === y.id && x.side !== y.side && (x.isBest && y.isBest) === isBest),
    );
  const clear = probed.pairs.filter(({ places }) => showBoth(places, true) || !showBoth(places, false));
  const labelled = clear.map((pair) => ({
    pair,
    isSame: showBoth(pair.places, true),
    amounts: amountsOf(probed.values[pair.places[0]], probed.values[pair.places[1]]),
  }));
  const told = new Set(labelled.flatMap(({ pair, isSame }) => (isSame ? [prints(pair.places)] : [])));
  const amounts = labelled.flatMap((one) => one.amounts ?? []);
  const differing = labelled.flatMap((one) => (one.isSame ? (one.amounts ?? []) : []));
  // A row follows from its number of pieces, and the total from the row.
  const rows = amounts.filter((one) => differing.some((from) => follows(one, from)));
  const following = new Set(amounts.filter((one) => [...differing, ...rows].some((from) => follows(one, from))));
  const fold = `made-up-${known.family}`;
  return labelled.flatMap(({ pair, isSame, amounts: own }) =>
    isSame || (!told.has(prints(pair.places)) && !(own !== undefined && following.has(own)))
      ? [{ fold, ...endsOf(probed, pair, known.group), isSame, levels: pair.levels }]
      : [],
  );
}
