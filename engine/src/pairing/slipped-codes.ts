import { isNearMiss } from '../facts/values/edit-distance.ts';
import type { Placed } from './placed.ts';

/** Marks from which on two codes are hardly alike by chance. */
const longCode = 5;

/** Codes of two documents that differ by one slip, whatever is said around them. */
export function slippedCodes(own: readonly Placed[], others: readonly Placed[]): [Placed, Placed][] {
  const index = new Map<string, Placed[]>();
  for (const other of others)
    for (const cut of cutsOf(other)) {
      const list = index.get(cut);
      if (list === undefined) index.set(cut, [other]);
      else list.push(other);
    }
  return own.flatMap((one) => {
    const near = new Set(cutsOf(one).flatMap((cut) => index.get(cut) ?? []));
    return [...near].flatMap((other): [Placed, Placed][] =>
      one.fact.value.unit === other.fact.value.unit && isNearMiss(one.fact.value.key, other.fact.value.key)
        ? [[one, other]]
        : [],
    );
  });
}

/** A code as it is and with each of its marks left out: two that differ by a slip share one of these. */
function cutsOf({ fact: { value } }: Placed): string[] {
  const { key, type, unit } = value;
  if (key.length < longCode || type === 'date' || unit === 'revision') return [];
  return [key, ...Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1))];
}
