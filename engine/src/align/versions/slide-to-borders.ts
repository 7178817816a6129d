import { inversePairs } from './inverse-pairs.ts';
import type { Version } from './pair-moved-units.ts';
import { tokensOfUnits } from './token-stream.ts';

/**
 * Moves what one version alone holds to the borders of its sentences, where the words before it and at its end are
 * equal: of two items `RFC 7540 …`, `RFC 7541 …` the first was left out, not `7540 … RFC`. A diff may cut either way;
 * `pairs` is changed in place, and as many words stay paired.
 */
export function slideToBorders(a: Version, b: Version, pairs: Int32Array): void {
  slideRuns(a, pairs);
  const inverse = inversePairs(pairs, b.stream.keys.length);
  slideRuns(b, inverse);
  pairs.set(inversePairs(inverse, pairs.length));
}

function slideRuns({ stream: { keys }, stream, units }: Version, pairs: Int32Array): void {
  let starts: Set<number> | undefined;
  for (let from = 0; from < pairs.length; from += 1) {
    if ((pairs[from] ?? -1) >= 0) continue;
    let to = from + 1;
    while (to < pairs.length && (pairs[to] ?? -1) < 0) to += 1;
    if (from > 0 && to < pairs.length && pairs[to] === (pairs[from - 1] ?? -1) + 1) {
      starts ??= new Set(tokensOfUnits(stream, units).map(([start]) => start));
      const steps = stepsToBorder(keys, from, to, starts);
      for (let step = 0; step < steps; step += 1) {
        pairs[to - 1 - step] = pairs[from - 1 - step] ?? -1;
        pairs[from - 1 - step] = -1;
      }
    }
    from = to;
  }
}

/** How many words to the left the run becomes whole sentences; 0 when it is already, or never does. */
function stepsToBorder(keys: readonly string[], from: number, to: number, starts: ReadonlySet<number>): number {
  for (let step = 0; ; step += 1) {
    if (starts.has(from - step) && starts.has(to - step)) return step;
    if (from - step <= 0 || keys[from - 1 - step] !== keys[to - 1 - step]) return 0;
  }
}
