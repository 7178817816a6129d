import type { ProbedPairs } from '@app/engine/probe';
import type { KnownPair } from '@app/fit';

/** Names the ends of a pair within a comparison. */
export function endsOf(
  { values }: ProbedPairs,
  [a, b]: readonly [number, number],
  comparison: string,
): KnownPair['ends'] {
  const end = (own: number, other: number): string => `${comparison} ${own} ${values[other]?.document ?? ''}`;
  return [end(a, b), end(b, a)];
}
