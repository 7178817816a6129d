import type { PlacedDuty } from './read-duties.ts';

/** Two documents lay one duty on different parties. */
export interface Swap {
  readonly a: PlacedDuty;
  readonly b: PlacedDuty;
  readonly likeness: number;
}

/** One duty over any number of documents, by who bears it. */
export interface SwapGroup {
  readonly sides: readonly (readonly PlacedDuty[])[];
  readonly likeness: number;
}

/** What three documents say of one duty is one disagreement; a sentence takes part in one only, the likest. */
export function groupSwaps(swaps: readonly Swap[]): SwapGroup[] {
  const groups: { readonly members: Map<string, PlacedDuty>; likeness: number }[] = [];
  for (const { a, b, likeness } of swaps.toSorted((x, y) => y.likeness - x.likeness || (x.a.id < y.a.id ? -1 : 1))) {
    const [first, second] = [a, b].map(({ id }) => groups.find(({ members }) => members.has(id)));
    if (first !== undefined && second !== undefined) continue;
    const group = first ?? second;
    const isIn = (duty: PlacedDuty): boolean =>
      [...(group?.members.values() ?? [])].some(({ id, document }) => document === duty.document && id !== duty.id);
    if (group === undefined)
      groups.push({
        members: new Map([
          [a.id, a],
          [b.id, b],
        ]),
        likeness,
      });
    else if (!isIn(a) && !isIn(b)) group.members.set(a.id, a).set(b.id, b);
  }
  return groups.map(({ members, likeness }) => {
    const sides = Map.groupBy(
      [...members.values()].toSorted((x, y) => x.document - y.document),
      ({ actor }) => actor.key,
    );
    return { sides: [...sides.values()], likeness };
  });
}
