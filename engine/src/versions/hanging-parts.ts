import type { ChangeMap, Move } from './change-map.ts';
import { beginsSmall } from './hunk-words.ts';
import { isPassage } from './moved-changes.ts';
import type { Paper } from './sentences.ts';

/** Tokens of the longest part of a sentence. */
const longest = 80;

/**
 * Of a sentence and the end of another one that changed places, `provided that`, the end is said to have moved: the same pairs
 * tell of both, and what it is an end of is what matters.
 */
export function tellHangingParts(map: ChangeMap, a: Paper, b: Paper): void {
  for (const [at, move] of map.moves.entries())
    if (move.isOrder !== true && isPassage(move, a, b)) map.moves.splice(at, 1, besideOf(map, move) ?? move);
}

/** What stands on the one side of a move in one version and on the other side in the other, if it begins small. */
function besideOf({ a, inA, inB }: ChangeMap, move: Move): Move | undefined {
  const behind = inB[move.a[1]] ?? -1;
  const isForth = behind >= 0 && behind < move.b[0];
  const [fromA, fromB] = isForth ? [move.a[1], behind] : [inA[move.b[1]] ?? -1, move.b[1]];
  const length = isForth ? move.b[0] - fromB : move.a[0] - fromA;
  if (fromA < 0 || length <= 0 || length > longest || !beginsSmall(a, fromA))
    return undefined;
  for (let step = 0; step < length; step += 1) if (inB[fromA + step] !== fromB + step) return undefined;
  return { a: [fromA, fromA + length], b: [fromB, fromB + length] };
}
