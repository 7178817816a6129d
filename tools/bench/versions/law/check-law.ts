/** A change by the tokens that it lies over on either side; of what is only in one version the other side has none. */
export interface CoveringChange {
  readonly id: string;
  readonly class: string;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** The first thing that breaks the law. */
export type Breach =
  | { readonly kind: 'unaccounted'; readonly a: number; readonly b: number }
  | { readonly kind: 'accounted twice'; readonly change: string }
  | { readonly kind: 'in another place'; readonly change: string }
  | { readonly kind: 'moved and changed'; readonly change: string };

/**
 * Whether A and the changes give B: what no change lies over is equal, token for token, no token is changed twice, and
 * both sides of a change stand in the same place of what is equal, unless they moved and are equal themselves.
 */
export function findBreach(
  a: readonly string[],
  b: readonly string[],
  changes: readonly CoveringChange[],
): Breach | undefined {
  const [coveredA, coveredB] = [new Uint8Array(a.length), new Uint8Array(b.length)];
  for (const { id, ...sides } of changes) {
    const isTwice = sides.a.some((at) => coveredA[at] === 1) || sides.b.some((at) => coveredB[at] === 1);
    if (isTwice) return { kind: 'accounted twice', change: id };
    for (const at of sides.a) coveredA[at] = 1;
    for (const at of sides.b) coveredB[at] = 1;
  }
  const [restA, restB] = [openTokens(coveredA), openTokens(coveredB)];
  const length = Math.max(restA.length, restB.length);
  for (let at = 0; at < length; at += 1) {
    const [inA = a.length, inB = b.length] = [restA[at], restB[at]];
    if (a[inA] !== b[inB]) return { kind: 'unaccounted', a: inA, b: inB };
  }
  return findMisplaced(changes, a, b, [rankOf(coveredA), rankOf(coveredB)]);
}

function findMisplaced(
  changes: readonly CoveringChange[],
  a: readonly string[],
  b: readonly string[],
  [rankA, rankB]: readonly [Int32Array, Int32Array],
): Breach | undefined {
  for (const { id, class: name, ...sides } of changes) {
    const [firstA, firstB] = [sides.a[0], sides.b[0]];
    if (firstA === undefined || firstB === undefined) continue;
    if (name === 'moved') {
      const isSame = sides.a.length === sides.b.length && sides.a.every((at, step) => a[at] === b[sides.b[step] ?? -1]);
      if (!isSame) return { kind: 'moved and changed', change: id };
    } else if (rankA[firstA] !== rankB[firstB]) return { kind: 'in another place', change: id };
  }
  return undefined;
}

const openTokens = (covered: Uint8Array): number[] => Array.from(covered.keys()).filter((at) => covered[at] === 0);

/** For each token, how many tokens before it no change lies over. */
function rankOf(covered: Uint8Array): Int32Array {
  let rank = 0;
  return Int32Array.from(covered, (count) => (count === 0 ? rank++ : rank));
}
