import { TokenRuns, type RunLength } from './token-runs.ts';

/** Words in a row that make an anchor, tried from the surest to the weakest. */
const anchorLengths = [8, 4, 2, 1] as const;
/** Gaps up to this many cells are aligned exactly. */
const exactCells = 160_000;

/** For each token of `a` the token of `b` that it stands for, or -1; pairs never cross. */
export function alignTokens(a: readonly string[], b: readonly string[]): Int32Array {
  const pairs = new Int32Array(a.length).fill(-1);
  const runs = new TokenRuns(a, b);
  alignRange(runs, { fromA: 0, toA: a.length, fromB: 0, toB: b.length }, 0, pairs);
  return pairs;
}

interface Range {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

function alignRange(runs: TokenRuns, range: Range, level: number, pairs: Int32Array): void {
  let { fromA, toA, fromB, toB } = range;
  const [a, b] = runs.ofLength(1);
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) pairs[fromA++] = fromB++;
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) pairs[--toA] = --toB;
  if (fromA === toA || fromB === toB) return;
  if ((toA - fromA) * (toB - fromB) <= exactCells) {
    alignExactly(a, b, { fromA, toA, fromB, toB }, pairs);
    return;
  }
  const length = anchorLengths[level];
  if (length === undefined) return;
  const anchors = longestChain(uniqueAnchors(runs, { fromA, toA, fromB, toB }, length));
  let [lastA, lastB] = [fromA, fromB];
  for (const [atA, atB] of anchors) {
    if (atA < lastA || atB < lastB) continue;
    alignRange(runs, { fromA: lastA, toA: atA, fromB: lastB, toB: atB }, level + 1, pairs);
    for (let step = 0; step < length; step += 1) pairs[atA + step] = atB + step;
    [lastA, lastB] = [atA + length, atB + length];
  }
  alignRange(runs, { fromA: lastA, toA, fromB: lastB, toB }, level + 1, pairs);
}

/** Runs of words that stand exactly once in both ranges. */
function uniqueAnchors(runs: TokenRuns, range: Range, length: RunLength): [number, number][] {
  const [a, b] = runs.ofLength(length);
  const find = (tokens: Int32Array, from: number, to: number): Map<number, number> => {
    const places = new Map<number, number>();
    for (let at = from; at + length <= to; at += 1) {
      const run = tokens[at] ?? 0;
      places.set(run, places.has(run) ? -1 : at);
    }
    return places;
  };
  const inA = find(a, range.fromA, range.toA);
  const inB = find(b, range.fromB, range.toB);
  const anchors: [number, number][] = [];
  for (const [run, atA] of inA) {
    const atB = inB.get(run);
    if (atA >= 0 && atB !== undefined && atB >= 0) anchors.push([atA, atB]);
  }
  return anchors;
}

/** The longest run of anchors in which both positions grow: patience sorting. */
function longestChain(anchors: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [index, [, atB]] of anchors.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[tails[middle] ?? 0]?.[1] ?? 0) < atB) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1;
    tails[low] = index;
  }
  const chain: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const anchor = anchors[at];
    if (anchor !== undefined) chain.push(anchor);
  }
  return chain.toReversed();
}

/** Longest common subsequence by dynamic programming. */
function alignExactly(a: Int32Array, b: Int32Array, { fromA, toA, fromB, toB }: Range, pairs: Int32Array): void {
  const [rows, columns] = [toA - fromA, toB - fromB];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const isEqual = a[fromA + row] === b[fromB + column];
      const below = lengths[(row + 1) * width + column] ?? 0;
      const right = lengths[row * width + column + 1] ?? 0;
      lengths[row * width + column] = isEqual
        ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
        : Math.max(below, right);
    }
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    if (a[fromA + row] === b[fromB + column]) pairs[fromA + row++] = fromB + column++;
    else if ((lengths[(row + 1) * width + column] ?? 0) >= (lengths[row * width + column + 1] ?? 0)) row += 1;
    else column += 1;
  }
}
