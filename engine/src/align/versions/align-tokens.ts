import { TokenRuns } from './token-runs.ts';
import { longestChain, UniqueAnchors, type TokenRanges } from './unique-anchors.ts';

/** Words in a row that make an anchor, tried from the surest to the weakest. */
const anchorLengths = [8, 4, 2, 1] as const;
/** Gaps up to this many cells are aligned exactly. */
const exactCells = 160_000;

/** For each token of `a` the token of `b` that it stands for, or -1; pairs never cross. */
export function alignTokens(a: readonly string[], b: readonly string[]): Int32Array {
  const pairs = new Int32Array(a.length).fill(-1);
  const runs = new TokenRuns(a, b);
  const versions = { runs, anchors: new UniqueAnchors(runs) };
  alignRange(versions, { fromA: 0, toA: a.length, fromB: 0, toB: b.length }, 0, pairs);
  return pairs;
}

interface Versions {
  readonly runs: TokenRuns;
  readonly anchors: UniqueAnchors;
}

function alignRange(versions: Versions, range: TokenRanges, level: number, pairs: Int32Array): void {
  let { fromA, toA, fromB, toB } = range;
  const [a, b] = versions.runs.ofLength(1);
  while (fromA < toA && fromB < toB && a[fromA] === b[fromB]) pairs[fromA++] = fromB++;
  while (fromA < toA && fromB < toB && a[toA - 1] === b[toB - 1]) pairs[--toA] = --toB;
  if (fromA === toA || fromB === toB) return;
  if ((toA - fromA) * (toB - fromB) <= exactCells) {
    alignExactly(a, b, { fromA, toA, fromB, toB }, pairs);
    return;
  }
  const length = anchorLengths[level];
  if (length === undefined) return;
  const anchors = versions.anchors.between({ fromA, toA, fromB, toB }, length);
  let [lastA, lastB] = [fromA, fromB];
  for (const index of longestChain(anchors)) {
    const [atA, atB] = [anchors.inA[index] ?? 0, anchors.inB[index] ?? 0];
    if (atA < lastA || atB < lastB) continue;
    alignRange(versions, { fromA: lastA, toA: atA, fromB: lastB, toB: atB }, level + 1, pairs);
    for (let step = 0; step < length; step += 1) pairs[atA + step] = atB + step;
    [lastA, lastB] = [atA + length, atB + length];
  }
  alignRange(versions, { fromA: lastA, toA, fromB: lastB, toB }, level + 1, pairs);
}

/** Longest common subsequence by dynamic programming. */
function alignExactly(a: Int32Array, b: Int32Array, { fromA, toA, fromB, toB }: TokenRanges, pairs: Int32Array): void {
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
