import type { ProbedPairs } from '@app/engine/probe';
import type { KnownPair } from '@app/fit';
import { endsOf } from './ends-of.ts';
import type { PlantedChange } from './plant-changes.ts';

/** Documents are named in the order in which they are given. */
const ids = ['d1', 'd2'] as const;

const digitsOf = (text = ''): string => text.replace(/\D/gu, '');

/**
 * What is known of the pairs of two documents with planted changes: the changed figure and the true one on the page of its partner are of
 * one thing. The true figure on other pages may be, and is left out; any other pair is not.
 */
export function labelPlanted(
  probed: ProbedPairs,
  changes: readonly PlantedChange[],
  { fold, comparison }: { readonly fold: string; readonly comparison: string },
): KnownPair[] {
  return probed.pairs.flatMap((pair): KnownPair[] => {
    const { places, levels } = pair;
    const ends = endsOf(probed, pair, comparison);
    const shown = places.map((at) => probed.values[at]);
    for (const change of changes) {
      const [own, other] = shown[0]?.document === ids[change.document] ? shown : [shown[1], shown[0]];
      const isChanged = own?.page === change.page && digitsOf(own.value ?? own.quote) === digitsOf(change.after);
      if (!isChanged || digitsOf(other?.value ?? other?.quote) !== digitsOf(change.before)) continue;
      return other?.page === change.partnerPage ? [{ fold, ...ends, isSame: true, levels }] : [];
    }
    return [{ fold, ...ends, isSame: false, levels }];
  });
}
