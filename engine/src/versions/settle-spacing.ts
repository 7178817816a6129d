import { hunksOf, settle, type ChangeMap, type Span } from './change-map.ts';
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
