import type { Change } from './change.ts';
import type { ChangeMap, Move } from './change-map.ts';
import { withMarker } from './token-places.ts';
import { startsSentence, type Paper } from './sentences.ts';

/** Shorter runs that stand elsewhere were read in another order. */
const fewestTokens = 5;
/** Tokens that may have changed between two parts of one moved passage. */
const gap = 8;

/** Passages that stand in another place, and the words that were read in another order, as one change each. */
export function movedChanges(map: ChangeMap, a: Paper, b: Paper): Change[] {
  const changes: Change[] = [];
  for (const run of map.moves.toSorted((x, y) => x.b[0] - y.b[0]))
    changes.push({ ...run, class: 'print', reason: 'order' });
  const passages = passagesOf(map.moves);
  return changes.map((change) =>
    passages.some((passage) => isIn(change, passage) && isPassage(passage, a, b))
      ? { a: change.a, b: change.b, class: 'moved' as const }
      : change,
  );
}

const isIn = (change: Change, passage: Move): boolean => change.b[0] >= passage.b[0] && change.b[1] <= passage.b[1];

/** Runs that follow each other in both versions are parts of one passage. */
function passagesOf(moves: readonly Move[]): Move[] {
  const passages: Move[] = [];
  for (const move of moves.toSorted((x, y) => x.b[0] - y.b[0])) {
    const last = passages.at(-1);
    const isNext =
      last !== undefined && move.a[0] >= last.a[1] && move.a[0] - last.a[1] <= gap && move.b[0] - last.b[1] <= gap;
    if (last !== undefined && isNext) passages.splice(-1, 1, { a: [last.a[0], move.a[1]], b: [last.b[0], move.b[1]] });
    else passages.push(move);
  }
  return passages;
}

/** From the start of a sentence, behind its number, to the start of the next one. */
const isWhole = (paper: Paper, from: number, to: number): boolean =>
  startsSentence(paper, withMarker(paper.text, from)) && startsSentence(paper, withMarker(paper.text, to));

/** Whole sentences, on either paper. */
function isPassage({ a: [fromA, toA], b: [fromB, toB] }: Move, a: Paper, b: Paper): boolean {
  if (toB - fromB < fewestTokens) return false;
  return isWhole(a, fromA, toA) || isWhole(b, fromB, toB);
}
