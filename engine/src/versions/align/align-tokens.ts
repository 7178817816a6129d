import { MiddleFinder } from './middle-snake.ts';
import { TokenRuns } from './token-runs.ts';
import { longestChain, UniqueAnchors, type TokenRanges } from './unique-anchors.ts';

/** Words in a row that make an anchor, tried from the surest to the weakest. */
const anchorLengths = [8, 4, 2] as const;
/** Ranges up to this many words on both sides together are compared exactly at once. */
const smallRange = 400;

/** For each token of `a` the equal token of `b` that stands in its place, or -1; pairs never cross. */
export function alignTokens(a: Int32Array, b: Int32Array): Int32Array {
  const pairs = new Int32Array(a.length).fill(-1);
  const runs = new TokenRuns(a, b);
  const aligner = { a, b, runs, anchors: new UniqueAnchors(runs), middle: new MiddleFinder(a, b), pairs };
  alignRange(aligner, { fromA: 0, toA: a.length, fromB: 0, toB: b.length }, 0);
  return pairs;
}

interface Aligner {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly runs: TokenRuns;
  readonly anchors: UniqueAnchors;
  readonly middle: MiddleFinder;
  readonly pairs: Int32Array;
}

/** Pairs what both ranges begin and end with; the rest of them. */
function trimmed({ a, b, pairs }: Aligner, range: TokenRanges): TokenRanges {
  let { fromA, toA, fromB, toB } = range;
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) pairs[fromA++] = fromB++;
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) pairs[--toA] = --toB;
  return { fromA, toA, fromB, toB };
}

const isEmpty = ({ fromA, toA, fromB, toB }: TokenRanges): boolean => fromA === toA || fromB === toB;

function alignRange(aligner: Aligner, whole: TokenRanges, level: number): void {
  const range = trimmed(aligner, whole);
  if (isEmpty(range)) return;
  const { fromA, toA, fromB, toB } = range;
  const length = toA - fromA + toB - fromB <= smallRange ? undefined : anchorLengths[level];
  if (length === undefined) {
    alignExactly(aligner, range);
    return;
  }
  const anchors = aligner.anchors.between(range, length);
  let [lastA, lastB] = [fromA, fromB];
  for (const index of longestChain(anchors.inB)) {
    const [atA, atB] = [anchors.inA[index] ?? 0, anchors.inB[index] ?? 0];
    if (atA < lastA || atB < lastB) continue;
    alignRange(aligner, { fromA: lastA, toA: atA, fromB: lastB, toB: atB }, level + 1);
    for (let step = 0; step < length; step += 1) aligner.pairs[atA + step] = atB + step;
    [lastA, lastB] = [atA + length, atB + length];
  }
  alignRange(aligner, { fromA: lastA, toA, fromB: lastB, toB }, level + 1);
}

/** As many pairs as there can be; with a list of what is left to do, as a call within a call could go too deep. */
function alignExactly(aligner: Aligner, whole: TokenRanges): void {
  const open = [whole];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const range = trimmed(aligner, next);
    if (isEmpty(range)) continue;
    const { fromA, toA, fromB, toB } = range;
    aligner.middle.find(range);
    const { splitA, splitB } = aligner.middle;
    open.push({ fromA, toA: splitA, fromB, toB: splitB }, { fromA: splitA, toA, fromB: splitB, toB });
  }
}
