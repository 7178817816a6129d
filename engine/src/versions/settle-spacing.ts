import { hunksOf, none, openRuns, placesInOther, settle, type ChangeMap, type Span } from './change-map.ts';
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
  joinHalves(map.inB, { text: map.a, open: openA }, map.inA, { text: map.b, open: openB }, (word, half) =>
    settle(map, { a: word, b: half }, 'spacing'),
  );
  joinHalves(map.inA, { text: map.b, open: openB }, map.inB, { text: map.a, open: openA }, (word, half) =>
    settle(map, { a: half, b: word }, 'spacing'),
  );
}

interface OpenSide {
  readonly text: ReadingText;
  /** Tokens without a partner, in order. */
  readonly open: readonly number[];
}

function joinHalves(
  partners: Int32Array,
  own: OpenSide,
  otherPartners: Int32Array,
  other: OpenSide,
  join: (word: Span, half: Span) => void,
): void {
  // Walked along both lists: a paper that was written anew has most of its tokens here.
  const places = placesInOther(partners);
  let first = 0;
  for (const token of own.open) {
    const place = places[token] ?? 0;
    const word = wordOf(own.text, token);
    if (word === undefined || partners[token] !== none) continue;
    // Places go back only where something moved.
    while (first > 0 && (other.open[first - 1] ?? 0) >= place - near) first -= 1;
    while (first < other.open.length && (other.open[first] ?? 0) < place - near) first += 1;
    const around: number[] = [];
    for (let at = first; (other.open[at] ?? Number.POSITIVE_INFINITY) <= place + near; at += 1)
      if (otherPartners[other.open[at] ?? 0] === none) around.push(other.open[at] ?? 0);
    const halves = halvesOf(word, other.text, around);
    if (halves === undefined) continue;
    join([token, token + 1], [halves[0], halves[0] + 1]);
    join([token + 1, token + 1], [halves[1], halves[1] + 1]);
  }
}

const openTokens = (partners: Int32Array): number[] =>
  openRuns(partners).flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step));

const keyAt = ({ lexemes, keys }: ReadingText, token: number): string => lexemes.textOf(keys[token] ?? 0);

function wordOf(text: ReadingText, token: number): string | undefined {
  const key = keyAt(text, token);
  return key.length < shortestWord || /\d/u.test(key) ? undefined : key;
}

function halvesOf(word: string, text: ReadingText, around: readonly number[]): readonly [number, number] | undefined {
  for (const first of around) {
    const head = keyAt(text, first);
    if (head.length < shortestHalf || head.length > word.length - shortestHalf || !word.startsWith(head)) continue;
    const second = around.find((at) => at !== first && keyAt(text, at) === word.slice(head.length));
    if (second !== undefined) return [first, second];
  }
  return undefined;
}
