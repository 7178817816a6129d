import { hunksOf, none, openRuns, settle, type ChangeMap, type Span } from './change-map.ts';
import { keysIn } from './hunk-words.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';

/**
 * Settles words that are only parted otherwise, `Agree ment` and `Agreement`: at the edges of a hunk, before anything is
 * looked for in other places, as a whole word there is none that moved.
 */
export function settleSpacing(map: ChangeMap): void {
  for (const { a, b } of hunksOf(map)) {
    const [headA, headB] = equalHead(keysIn(map.a, a), keysIn(map.b, b));
    const restA: Span = [a[0] + headA, a[1]];
    const restB: Span = [b[0] + headB, b[1]];
    const [tailA, tailB] = equalHead(reversed(map.a, restA), reversed(map.b, restB), true);
    if (headA > 0) settle(map, { a: [a[0], restA[0]], b: [b[0], restB[0]] }, 'spacing');
    if (tailA > 0) settle(map, { a: [a[1] - tailA, a[1]], b: [b[1] - tailB, b[1]] }, 'spacing');
  }
}

const reversed = (text: ReadingText, span: Span): string[] => keysIn(text, span).toReversed();

/** How many tokens both rows begin with that have the same letters and digits in a row; 0 and 0 if there are none. */
function equalHead(a: readonly string[], b: readonly string[], isReversed = false): readonly [number, number] {
  let [rowA, rowB] = ['', ''];
  let [atA, atB] = [0, 0];
  let equal: readonly [number, number] = [0, 0];
  while (rowA.length === rowB.length ? atA < a.length && atB < b.length : true) {
    const isShorterA = rowA.length <= rowB.length;
    const next = isShorterA ? a[atA] : b[atB];
    if (next === undefined) break;
    if (isShorterA) [rowA, atA] = [joined(rowA, next, isReversed), atA + 1];
    else [rowB, atB] = [joined(rowB, next, isReversed), atB + 1];
    const isAlike = isReversed
      ? rowA.endsWith(rowB) || rowB.endsWith(rowA)
      : rowA.startsWith(rowB) || rowB.startsWith(rowA);
    if (!isAlike) break;
    if (rowA === rowB) equal = [atA, atB];
  }
  return equal;
}

/** Two numbers do not run together: `1 2` is no `12`. */
function joined(row: string, next: string, isReversed: boolean): string {
  const [left, right] = isReversed ? [next, row] : [row, next];
  return /\d$/u.test(left) && /^\d/u.test(right) ? `${left} ${right}` : left + right;
}

/** Letters of the shortest word whose halves are looked for, and those of the shortest half. */
const shortestWord = 5;
const shortestHalf = 2;
/** Tokens between the halves of a word, as far as a line in the wrong place parts them. */
const near = 60;

/** Settles a word that is cut at the end of a line where another line was read in between: `Agree- … ment` and `Agreement`. */
export function settleHalves(map: ChangeMap): void {
  const [openA, openB] = [openTokens(map.inB), openTokens(map.inA)];
  for (const token of openA) {
    const halves = halvesOf(map.a, token, map.b, openB, placeOf(map.inB, token));
    if (halves === undefined || isTaken(map.inB, token) || halves.some((half) => isTaken(map.inA, half))) continue;
    settle(map, { a: [token, token + 1], b: [halves[0], halves[0] + 1] }, 'spacing');
    settle(map, { a: [token + 1, token + 1], b: [halves[1], halves[1] + 1] }, 'spacing');
  }
  for (const token of openB) {
    const halves = halvesOf(map.b, token, map.a, openA, placeOf(map.inA, token));
    if (halves === undefined || isTaken(map.inA, token) || halves.some((half) => isTaken(map.inB, half))) continue;
    settle(map, { a: [halves[0], halves[0] + 1], b: [token, token + 1] }, 'spacing');
    settle(map, { a: [halves[1], halves[1] + 1], b: [token + 1, token + 1] }, 'spacing');
  }
}

const isTaken = (partners: Int32Array, token: number): boolean => partners[token] !== none;

const openTokens = (partners: Int32Array): number[] =>
  openRuns(partners).flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step));

/** Where a token without partner would stand in the other version. */
function placeOf(partners: Int32Array, token: number): number {
  for (let at = token - 1; at >= 0; at -= 1) if ((partners[at] ?? none) >= 0) return (partners[at] ?? 0) + 1;
  return 0;
}

function halvesOf(
  text: ReadingText,
  token: number,
  other: ReadingText,
  open: readonly number[],
  place: number,
): readonly [number, number] | undefined {
  const key = text.lexemes.textOf(text.keys[token] ?? 0);
  if (key.length < shortestWord || /\d/u.test(key)) return undefined;
  const around = open.filter((at) => Math.abs(at - place) <= near);
  const keyOf = (at: number): string => other.lexemes.textOf(other.keys[at] ?? 0);
  for (const first of around) {
    const head = keyOf(first);
    if (head.length < shortestHalf || head.length > key.length - shortestHalf || !key.startsWith(head)) continue;
    const second = around.find((at) => at !== first && keyOf(at) === key.slice(head.length));
    if (second !== undefined) return [first, second];
  }
  return undefined;
}
