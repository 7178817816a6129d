import { none, runsOf, type ChangeMap, type Hunk, type Move } from './change-map.ts';
import { beginsSmall } from './hunk-words.ts';
import { isPassage, passagesOf } from './moved-changes.ts';
import type { Paper } from './sentences.ts';

/** Tokens of the longest part of a sentence. */
const longest = 80;

/**
 * Of a sentence and the end of another one that changed places, `provided that`, the end is said to have moved: the same pairs
 * tell of both, and what it is an end of is what matters.
 */
export function tellHangingParts(map: ChangeMap, a: Paper, b: Paper): void {
  for (const passage of passagesOf(map.moves.filter(({ isOrder }) => isOrder !== true))) {
    const end = isPassage(passage, a, b) ? besideOf(map, passage) : undefined;
    if (end === undefined) continue;
    const others = map.moves.filter((move) => move.isOrder === true || !isWithin(move, passage));
    map.moves.splice(0, map.moves.length, ...others, ...runsIn(map, end));
  }
}

const isWithin = ({ b }: Move, passage: Hunk): boolean => b[0] >= passage.b[0] && b[1] <= passage.b[1];

/** What stands on the one side of a move in one version and on the other side in the other, if it begins small. */
function besideOf({ a, inA, inB }: ChangeMap, move: Move): Hunk | undefined {
  const behind = inB[move.a[1]] ?? none;
  const isForth = behind >= 0 && behind < move.b[0];
  const [fromA, fromB] = isForth ? [move.a[1], behind] : [inA[move.b[1]] ?? none, move.b[1]];
  const [toA, toB] = isForth
    ? [(inA[move.b[0] - 1] ?? none) + 1, move.b[0]]
    : [move.a[0], (inB[move.a[0] - 1] ?? none) + 1];
  const isPart = fromA >= 0 && toA > fromA && toB > fromB && toA - fromA <= longest && toB - fromB <= longest;
  return isPart && beginsSmall(a, fromA) ? { a: [fromA, toA], b: [fromB, toB] } : undefined;
}

/** The equal words of both, run by run. */
const runsIn = ({ inB }: ChangeMap, { a: [from, to], b: [start, end] }: Hunk): Move[] =>
  runsOf(
    Array.from({ length: to - from }, (_, step): [number, number] => [from + step, inB[from + step] ?? none]).filter(
      ([, partner]) => partner >= start && partner < end,
    ),
  );
