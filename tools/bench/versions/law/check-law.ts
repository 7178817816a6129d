/** A token of one version, as it is compared. Its box is `[left, top, right, bottom]` on its page. */
export interface LawToken {
  readonly key: string;
  readonly page: number;
  readonly box?: readonly [number, number, number, number];
}

interface ChangeSide {
  readonly page: number;
  readonly quote: string;
  readonly boxes?: readonly (readonly [number, number, number, number])[];
}

/** A change as the JSON lists it: of a passage that is only in one version the other side is null. */
export interface LawChange {
  readonly id: string;
  readonly class: string;
  readonly a: ChangeSide | null;
  readonly b: ChangeSide | null;
}

/** The first thing that breaks the law. */
export type Breach =
  | { readonly kind: 'not on its page'; readonly change: string; readonly side: 'a' | 'b' }
  | { readonly kind: 'in another place'; readonly change: string }
  | { readonly kind: 'moved and changed'; readonly change: string }
  | { readonly kind: 'unaccounted'; readonly a: number; readonly b: number };

/**
 * Whether A and the changes give B: what no change lies over is equal, token for token, and both sides of a change stand
 * in the same place of it. Nothing of the engine's own account is asked, only what it prints.
 */
export function findBreach(
  a: readonly LawToken[],
  b: readonly LawToken[],
  changes: readonly LawChange[],
  keysOf: (quote: string) => readonly string[],
): Breach | undefined {
  const [coveredA, coveredB] = [new Int32Array(a.length), new Int32Array(b.length)];
  const spans = [];
  for (const change of changes) {
    const inA = change.a === null ? undefined : cover(a, coveredA, change.a, keysOf);
    const inB = change.b === null ? undefined : cover(b, coveredB, change.b, keysOf);
    if (change.a !== null && inA === undefined) return { kind: 'not on its page', change: change.id, side: 'a' };
    if (change.b !== null && inB === undefined) return { kind: 'not on its page', change: change.id, side: 'b' };
    if (inA !== undefined && inB !== undefined) spans.push({ change, inA, inB });
  }
  const [restA, restB] = [openTokens(coveredA), openTokens(coveredB)];
  const length = Math.max(restA.length, restB.length);
  for (let at = 0; at < length; at += 1) {
    const [inA = a.length, inB = b.length] = [restA[at], restB[at]];
    if (a[inA]?.key !== b[inB]?.key) return { kind: 'unaccounted', a: inA, b: inB };
  }
  return misplaced(spans, a, b, [rankOf(coveredA), rankOf(coveredB)]);
}

interface Found {
  readonly change: LawChange;
  readonly inA: readonly number[];
  readonly inB: readonly number[];
}

function misplaced(
  spans: readonly Found[],
  a: readonly LawToken[],
  b: readonly LawToken[],
  [rankA, rankB]: readonly [Int32Array, Int32Array],
): Breach | undefined {
  for (const { change, inA, inB } of spans) {
    if (change.class === 'moved') {
      const [movedA, movedB] = [inA.map((at) => a[at]?.key), inB.map((at) => b[at]?.key)];
      if (movedA.join('\n') !== movedB.join('\n')) return { kind: 'moved and changed', change: change.id };
    } else if (rankA[inA[0] ?? 0] !== rankB[inB[0] ?? 0]) return { kind: 'in another place', change: change.id };
  }
  return undefined;
}

function openTokens(covered: Int32Array): number[] {
  return Array.from(covered.keys()).filter((at) => covered[at] === 0);
}

/** For each token, how many tokens before it no change lies over. */
function rankOf(covered: Int32Array): Int32Array {
  let rank = 0;
  return covered.map((count) => (count === 0 ? rank++ : rank));
}

/** Marks the tokens of a side: those in its boxes, or without boxes its words where they stand first and nothing else lies. */
function cover(
  tokens: readonly LawToken[],
  covered: Int32Array,
  side: ChangeSide,
  keysOf: (quote: string) => readonly string[],
): number[] | undefined {
  const hasBoxes = (side.boxes?.length ?? 0) > 0 && tokens.some(({ box }) => box !== undefined);
  const found = hasBoxes ? inBoxes(tokens, side) : byWords(tokens, covered, side, keysOf(side.quote));
  for (const at of found ?? []) covered[at] = 1;
  return found;
}

function inBoxes(tokens: readonly LawToken[], { page, boxes = [] }: ChangeSide): number[] | undefined {
  const found = [...tokens.entries()].flatMap(([at, token]) => {
    if (token.box === undefined || token.page !== page) return [];
    const [x, y] = [(token.box[0] + token.box[2]) / 2, (token.box[1] + token.box[3]) / 2];
    const isIn = boxes.some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
    return isIn ? [at] : [];
  });
  return found.length === 0 ? undefined : found;
}

function byWords(
  tokens: readonly LawToken[],
  covered: Int32Array,
  { page }: ChangeSide,
  keys: readonly string[],
): number[] | undefined {
  if (keys.length === 0) return undefined;
  const start = tokens.findIndex(
    (token, at) =>
      token.page === page && keys.every((key, step) => tokens[at + step]?.key === key && covered[at + step] === 0),
  );
  return start === -1 ? undefined : keys.map((_, step) => start + step);
}
