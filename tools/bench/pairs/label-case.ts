import type { ProbedPairs } from '@app/engine/probe';
import type { KnownCase } from '../accuracy/known-case.ts';
import { sidesShown } from '../accuracy/stages-reached.ts';
import type { KnownPair } from '@app/fit';
import { endsOf } from './ends-of.ts';

/** What is known of the pairs of a set: those of two sides of one discrepancy are of one thing. Pairs that print the same two values elsewhere are left out. */
export function labelCase(known: KnownCase, probed: ProbedPairs): KnownPair[] {
  const sides = sidesShown(known, probed.values, probed.names);
  const prints = (pair: readonly [number, number]): string =>
    pair
      .map((at) => probed.values[at]?.value ?? '')
      .toSorted()
      .join(' | ');
  const isSame = ([a, b]: readonly [number, number]): boolean =>
    [...(sides.get(a) ?? [])].some((x) => [...(sides.get(b) ?? [])].some((y) => x.id === y.id && x.side !== y.side));
  const labelled = probed.pairs.map((pair) => ({ ...pair, isSame: isSame(pair.places) }));
  const told = new Set(labelled.flatMap((pair) => (pair.isSame ? [prints(pair.places)] : [])));
  return labelled.flatMap(({ places, levels, isSame: same }) =>
    same || !told.has(prints(places))
      ? [{ fold: `made-up-${known.family}`, ends: endsOf(probed, places, known.group), isSame: same, levels }]
      : [],
  );
}
