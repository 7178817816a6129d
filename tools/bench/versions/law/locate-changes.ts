import type { CoveringChange } from './check-law.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A token of one version, as it is compared. */
export interface PlacedToken {
  readonly key: string;
  /** From 1. */
  readonly page: number;
  readonly box?: Box;
}

interface PrintedSide {
  readonly page: number;
  readonly quote: string;
  readonly boxes?: readonly Box[];
}

/** A change as the JSON of the engine lists it. */
export interface PrintedChange {
  readonly id: string;
  readonly class: string;
  readonly a: PrintedSide | null;
  readonly b: PrintedSide | null;
}

/**
 * Finds the tokens that printed changes lie over: those in their boxes, or where there are no boxes the first that say
 * the words of the quote and that no change before lies over. So the law is held against what a reader is shown.
 *
 * @throws Error when a change shows what is not on its page
 */
export function locateChanges(
  a: readonly PlacedToken[],
  b: readonly PlacedToken[],
  changes: readonly PrintedChange[],
  keysOf: (quote: string) => readonly string[],
): CoveringChange[] {
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  return changes.map((change) => ({
    id: change.id,
    class: change.class,
    a: locate(change, change.a, a, takenA, keysOf),
    b: locate(change, change.b, b, takenB, keysOf),
  }));
}

function locate(
  { id }: PrintedChange,
  side: PrintedSide | null,
  tokens: readonly PlacedToken[],
  taken: Set<number>,
  keysOf: (quote: string) => readonly string[],
): number[] {
  if (side === null) return [];
  const { boxes = [], page, quote } = side;
  const found = boxes.length > 0 ? inBoxes(tokens, page, boxes) : byWords(tokens, taken, page, keysOf(quote));
  if (found.length === 0) throw new Error(`${id}: "${quote}" is not on page ${page}`);
  for (const at of found) taken.add(at);
  return found;
}

function inBoxes(tokens: readonly PlacedToken[], page: number, boxes: readonly Box[]): number[] {
  return Array.from(tokens.entries()).flatMap(([at, { page: own, box }]) => {
    if (box === undefined || own !== page) return [];
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
    const isIn = boxes.some(([left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom);
    return isIn ? [at] : [];
  });
}

function byWords(
  tokens: readonly PlacedToken[],
  taken: ReadonlySet<number>,
  page: number,
  keys: readonly string[],
): number[] {
  if (keys.length === 0) return [];
  const start = tokens.findIndex(
    (token, at) =>
      token.page === page && keys.every((key, step) => tokens[at + step]?.key === key && !taken.has(at + step)),
  );
  return start === -1 ? [] : keys.map((_, step) => start + step);
}
