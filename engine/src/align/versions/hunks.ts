import type { MovedUnit } from './pair-moved-units.ts';
import type { TokenStream } from './token-stream.ts';

/** A place where two versions differ: tokens from and to in both; one of them may be empty. */
export interface Hunk {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/** Differences with so few equal words between them are one. */
const joinGap = 2;

/** The differences of two versions; those inside moved sentences come last. */
export function findHunks(a: TokenStream, b: TokenStream, pairs: Int32Array, moved: readonly MovedUnit[]): Hunk[] {
  const movedA = new Set<number>();
  const movedB = new Set<number>();
  for (const unit of moved) {
    for (let token = unit.a[0]; token < unit.a[1]; token += 1) movedA.add(token);
    for (let token = unit.b[0]; token < unit.b[1]; token += 1) movedB.add(token);
  }
  const main = hunksBetween(0, a.keys.length, 0, b.keys.length, pairs, movedA, movedB);
  const inMoved = moved.flatMap((unit) =>
    hunksBetween(unit.a[0], unit.a[1], unit.b[0], unit.b[1], pairs, new Set(), new Set()),
  );
  return [...main, ...inMoved].filter((hunk) => !isOnlySpacing(a, b, hunk));
}

function hunksBetween(
  fromA: number,
  toA: number,
  fromB: number,
  toB: number,
  pairs: Int32Array,
  skipA: ReadonlySet<number>,
  skipB: ReadonlySet<number>,
): Hunk[] {
  const hunks: Hunk[] = [];
  let [atA, atB] = [fromA, fromB];
  const close = (nextA: number, nextB: number): void => {
    const [startA, endA] = trim(atA, nextA, skipA);
    const [startB, endB] = trim(atB, nextB, skipB);
    if (startA < endA || startB < endB) addHunk(hunks, { fromA: startA, toA: endA, fromB: startB, toB: endB });
  };
  for (let token = fromA; token < toA; token += 1) {
    const partner = pairs[token] ?? -1;
    if (partner < atB || partner >= toB || skipA.has(token)) continue;
    close(token, partner);
    [atA, atB] = [token + 1, partner + 1];
  }
  close(toA, toB);
  return hunks;
}

/** Leaves out tokens that were moved: they are compared where they stand now. */
function trim(from: number, to: number, skip: ReadonlySet<number>): [number, number] {
  let [start, end] = [from, to];
  while (start < end && skip.has(start)) start += 1;
  while (end > start && skip.has(end - 1)) end -= 1;
  return [start, end];
}

function addHunk(hunks: Hunk[], hunk: Hunk): void {
  const last = hunks.at(-1);
  const isNear =
    last !== undefined &&
    hunk.fromA - last.toA <= joinGap &&
    hunk.fromB - last.toB <= joinGap &&
    hunk.fromA - last.toA === hunk.fromB - last.toB &&
    hunk.fromA > last.toA;
  if (
    last !== undefined &&
    isNear &&
    last.toA > last.fromA &&
    last.toB > last.fromB &&
    hunk.toA > hunk.fromA &&
    hunk.toB > hunk.fromB
  ) {
    hunks.splice(-1, 1, { ...last, toA: hunk.toA, toB: hunk.toB });
  } else hunks.push(hunk);
}

/** `data base` and `database`, a word cut at the end of a line: the same letters. */
function isOnlySpacing(a: TokenStream, b: TokenStream, { fromA, toA, fromB, toB }: Hunk): boolean {
  const letters = (stream: TokenStream, from: number, to: number): string =>
    stream.keys
      .slice(from, to)
      .join('')
      .replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, '');
  return letters(a, fromA, toA) === letters(b, fromB, toB);
}
