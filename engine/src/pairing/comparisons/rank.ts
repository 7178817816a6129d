import type { Comparison } from '../comparison.ts';
import type { Standing } from '../pair.ts';

/**
 * How this partner stands among the unlike partners of either value: `alone`, `first` by far, by a little or by a hair, `close` behind
 * the first, `second` or `later`.
 */
export const rank: Comparison = { name: 'rank', levelsOf: ({ standings }) => standings.map(levelOf) };

function levelOf({ rank: place, lead, rivals }: Standing): string {
  if (rivals < 2) return 'alone';
  if (place === 0) return lead >= 0.15 ? 'first far' : lead >= 0.05 ? 'first' : 'first just';
  if (lead > -0.05) return 'close';
  return place === 1 ? 'second' : 'later';
}
