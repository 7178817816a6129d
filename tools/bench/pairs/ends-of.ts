import type { ProbedPairs } from '@app/engine/probe';
import type { KnownPair } from '@app/fit';

/** Names the ends of a pair within a comparison, with what each of them says. */
export function endsOf(
  { values }: ProbedPairs,
  { places: [a, b], says }: ProbedPairs['pairs'][number],
  comparison: string,
): Pick<KnownPair, 'ends' | 'says'> {
  const end = (own: number, other: number): string => `${comparison} ${own} ${values[other]?.document ?? ''}`;
  return { ends: [end(a, b), end(b, a)], says };
}
