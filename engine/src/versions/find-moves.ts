import type { ReadingText } from '../layout/reading-text/index.ts';
import { movedTokens, none, openRuns, pair, type ChangeMap, type Move, type Span } from './change-map.ts';

/** Tokens in a row that are looked for in the other version. */
const seedLength = 3;

/**
 * Pairs what stands in another place of the other version. Runs are found by their content, the longest first, whatever
 * their length; `mayMove` says of each whether it is believed, by what of the first version moved already.
 */
export function findMoves(map: ChangeMap, mayMove: (move: Move, moved: Uint8Array) => boolean): void {
  // What was read in another order took nothing with it.
  const moved = movedTokens({ ...map, moves: map.moves.filter(({ isOrder }) => isOrder !== true) }, 'a');
  for (const length of [seedLength, 1])
    for (const move of candidatesOf(map, length))
      for (const part of freeParts(map, move)) {
        if (!mayMove(part, moved)) continue;
        take(map, part);
        moved.fill(1, part.a[0], part.a[1]);
      }
}

function take(map: ChangeMap, move: Move): void {
  for (let step = 0; step < move.a[1] - move.a[0]; step += 1) pair(map, move.a[0] + step, move.b[0] + step);
  map.moves.push(move);
}

/** What of a run no longer move has taken. */
function freeParts({ inB, inA }: ChangeMap, { a, b }: Move): Move[] {
  const parts: Move[] = [];
  let from = a[0];
  const shift = b[0] - a[0];
  for (let at = a[0]; at <= a[1]; at += 1) {
    const isFree = at < a[1] && (inB[at] ?? 0) === none && (inA[at + shift] ?? 0) === none;
    if (isFree) continue;
    if (at > from) parts.push({ a: [from, at], b: [from + shift, at + shift] });
    from = at + 1;
  }
  return parts;
}

/** Seeds that stand oftener on one side say nothing of where they belong. */
const mostPlaces = 32;

/** Equal runs among what has no partner, the longest first. */
function candidatesOf(map: ChangeMap, length: number): Move[] {
  const places = new Map<string, number[]>();
  for (const run of openRuns(map.inA)) {
    for (let at = run[0]; at + length <= run[1]; at += 1) {
      const seed = seedAt(map.b, at, length);
      const list = places.get(seed);
      if (list === undefined) places.set(seed, [at]);
      else list.push(at);
    }
  }
  const moves: Move[] = [];
  const endsB = runEnds(map.inA);
  for (const run of openRuns(map.inB)) {
    for (let at = run[0]; at + length <= run[1]; at += 1) {
      const found = places.get(seedAt(map.a, at, length)) ?? [];
      if (found.length > mostPlaces) continue;
      for (const place of found) {
        if (at > run[0] && isEqualAt(map, at - 1, place - 1) && (map.inA[place - 1] ?? 0) === none) continue;
        moves.push(extended(map, at, place, run, endsB[place] ?? place));
      }
    }
  }
  const size = ({ a }: Move): number => a[1] - a[0];
  const distance = ({ a, b }: Move): number => Math.abs(a[0] / map.a.length - b[0] / map.b.length);
  return moves.toSorted((x, y) => size(y) - size(x) || distance(x) - distance(y) || x.a[0] - y.a[0] || x.b[0] - y.b[0]);
}

const isEqualAt = ({ a, b }: ChangeMap, atA: number, atB: number): boolean => a.keys[atA] === b.keys[atB];

function extended(map: ChangeMap, atA: number, atB: number, runA: Span, endB: number): Move {
  let length = 0;
  while (atA + length < runA[1] && atB + length < endB && isEqualAt(map, atA + length, atB + length)) length += 1;
  return { a: [atA, atA + length], b: [atB, atB + length] };
}

/** Where the run without partner ends that each token is part of. */
function runEnds(partners: Int32Array): Int32Array {
  const ends = new Int32Array(partners.length);
  for (const [from, to] of openRuns(partners)) ends.fill(to, from, to);
  return ends;
}

/** What a run of tokens is looked up by; only what has no partner is asked for, which is little. */
function seedAt({ keys }: ReadingText, at: number, length: number): string {
  let seed = '';
  for (let step = 0; step < length; step += 1) seed += `${keys[at + step]} `;
  return seed;
}
