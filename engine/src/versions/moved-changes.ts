import type { Change, Matter } from './change.ts';
import { placesInOther, type ChangeMap, type Hunk, type Move, type Span } from './change-map.ts';
import { changesChoice, isUnchosen } from './changed-choice.ts';
import { changesPlaces } from './changed-places.ts';
import { changesSentence } from './changed-sentence.ts';
import { closedWordsIn } from './hunk-words.ts';
import { isMarker, withMarker } from './token-places.ts';
import { startsSentence, type Paper } from './sentences.ts';

/** Shorter runs that stand elsewhere were read in another order. */
const fewestTokens = 5;
/** Tokens that may have changed between two parts of one moved passage. */
const gap = 8;

/**
 * Passages that stand in another place, and the words that were read in another order, as one change each; what went from one
 * sentence to another was left out of the one and put into the other.
 */
export function movedChanges(map: ChangeMap, a: Paper, b: Paper): Change[] {
  const moves = map.moves.filter(({ isOrder }) => isOrder !== true);
  const runs = passagesOf(moves);
  const among = (passages: readonly Move[], move: Move): boolean => passages.some((passage) => isIn(move, passage));
  // The number of a clause is in no sentence.
  const words = moves.filter((move) => !isMarker(a.text, move.a) && !isMarker(b.text, move.b));
  const elsewhere = passagesOf(words).filter((run) => changesSentence(map, a, b, run));
  const passages = runs.filter((run) => isPassage(run, a, b));
  const isMoved = (move: Move): boolean => among(passages, move);
  const told = new Set(
    neighboursOf(moves.filter((move) => !isMoved(move)))
      .filter((group) => changesPlaces(a, b, group))
      .flat(),
  );
  const [placesInB, placesInA] = [placesInOther(map.inB), placesInOther(map.inA)];
  return map.moves.flatMap((move): Change[] => {
    if (move.isOrder === true) return [{ a: move.a, b: move.b, class: 'print', reason: 'order' }];
    if (changesChoice(a, b, [move])) {
      const isTaken = isUnchosen(b.text, move.b[0]);
      const [inB, inA] = [placesInB[move.a[0]] ?? 0, placesInA[move.b[0]] ?? 0];
      const left: Hunk = { a: move.a, b: [inB, inB] };
      const come: Hunk = { a: [inA, inA], b: move.b };
      // What was chosen on the one side is only on offer on the other.
      return [
        { ...(isTaken ? left : come), class: 'substance', matter: 'words' },
        { ...(isTaken ? come : left), class: 'print', reason: 'order' },
      ];
    }
    if (among(elsewhere, move)) return [{ ...move, class: 'substance', matter: matterOf(b, move.b) }];
    if (isMoved(move)) return [{ ...move, class: 'moved' }];
    return [
      told.has(move) ? { ...move, class: 'substance', matter: 'words' } : { ...move, class: 'print', reason: 'order' },
    ];
  });
}

/** What words do in their sentence, by the first of them that tells. */
function matterOf({ text }: Paper, span: Span): Matter {
  const kind = closedWordsIn(text, span)[0]?.kind;
  return kind === 'exception' || kind === 'condition' ? kind : 'words';
}

/** Tokens that may stand between words that changed places with each other. */
const near = 40;

/** Moves that stand near each other on both sides. */
function neighboursOf(moves: readonly Move[]): Move[][] {
  const groups: Move[][] = [];
  for (const move of moves.toSorted((x, y) => x.b[0] - y.b[0])) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last !== undefined && move.b[0] - last.b[1] <= near && Math.abs(move.a[0] - last.a[0]) <= near;
    if (isNear) groups.at(-1)?.push(move);
    else groups.push([move]);
  }
  return groups;
}

const isIn = ({ b }: Move, passage: Move): boolean => b[0] >= passage.b[0] && b[1] <= passage.b[1];

/** Runs that follow each other in both versions are parts of one passage. */
export function passagesOf(moves: readonly Move[]): Move[] {
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
export function isPassage({ a: [fromA, toA], b: [fromB, toB] }: Move, a: Paper, b: Paper): boolean {
  if (toB - fromB < fewestTokens) return false;
  return isWhole(a, fromA, toA) || isWhole(b, fromB, toB);
}
