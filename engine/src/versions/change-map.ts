import type { ReadingText } from '../layout/reading-text/index.ts';

/** Tokens of a text: from, and one past the last. */
export type Span = readonly [from: number, to: number];

export const lengthOf = ([from, to]: Span): number => to - from;

/** A place where two versions differ; one side may be empty, and then says where the other one would stand. */
export interface Hunk {
  readonly a: Span;
  readonly b: Span;
}

/** Tokens that stand in another place of the other version, the same and in the same order. */
export interface Move {
  readonly a: Span;
  readonly b: Span;
  /** The two versions are read in another order there: it is print, whatever words they are. */
  readonly isOrder?: true;
}

/**
 * Two versions token by token: each token of either is paired with an equal one, moved with an equal one, or part of a
 * hunk. Every step of the comparison reads and refines this one map.
 */
export interface ChangeMap {
  readonly a: ReadingText;
  readonly b: ReadingText;
  /** For each token of `a` the token of `b` that it stands for, or -1; and the other way round. Moved ones are paired too. */
  readonly inB: Int32Array;
  readonly inA: Int32Array;
  readonly moves: Move[];
  /** Differences that a step has explained as a whole, such as a page number or the new number of a clause. */
  readonly settled: SettledHunk[];
}

/** Why a difference is none of words. */
export type Settlement = 'spacing' | 'furniture' | 'renumbered' | 'contents';

export interface SettledHunk extends Hunk {
  readonly as: Settlement;
}

/** No partner, and no partner because what differs there is settled. */
export const none = -1;
const settled = -2;

/** Starts a map from pairs that do not cross. */
export function changeMapOf(a: ReadingText, b: ReadingText, inB: Int32Array): ChangeMap {
  const inA = new Int32Array(b.length).fill(none);
  for (let token = 0; token < inB.length; token += 1) {
    const partner = inB[token] ?? none;
    if (partner !== none) inA[partner] = token;
  }
  return { a, b, inB, inA, moves: [], settled: [] };
}

export function pair({ inB, inA }: ChangeMap, a: number, b: number): void {
  inB[a] = b;
  inA[b] = a;
}

export function unpair({ inB, inA }: ChangeMap, a: number): void {
  const partner = inB[a] ?? none;
  if (partner !== none) inA[partner] = none;
  inB[a] = none;
}

/** Takes the partners from a run of tokens of one version. */
export function unpairAll(map: ChangeMap, [from, to]: Span, side: 'a' | 'b'): void {
  for (let token = from; token < to; token += 1) {
    const own = side === 'a' ? token : (map.inA[token] ?? none);
    if (own >= 0 && (map.inB[own] ?? none) >= 0) unpair(map, own);
  }
}

/** Takes a difference out of those that are still to be explained. */
export function settle(map: ChangeMap, hunk: Hunk, as: Settlement): void {
  map.inB.fill(settled, hunk.a[0], hunk.a[1]);
  map.inA.fill(settled, hunk.b[0], hunk.b[1]);
  map.settled.push({ ...hunk, as });
}

/** Part of the words of the longer version that stand in the other one. */
export function shareOf({ inB, inA }: Pick<ChangeMap, 'inA' | 'inB'>): number {
  let paired = 0;
  for (const partner of inB) if (partner >= 0) paired += 1;
  return paired / Math.max(1, inB.length, inA.length);
}

/** For each token of a version whether it moved. */
export function movedTokens({ moves, a, b }: ChangeMap, side: 'a' | 'b'): Uint8Array {
  const moved = new Uint8Array((side === 'a' ? a : b).length);
  for (const move of moves) moved.fill(1, move[side][0], move[side][1]);
  return moved;
}

/** Every token of a run, of which there may be none, was settled. */
export function areSettled(partners: Int32Array, [from, to]: Span): boolean {
  return from <= to && partners.subarray(from, to).every((partner) => partner === settled);
}

/** Where each token without a partner would stand in the other version: behind the partner of the last one that has one. */
export function placesInOther(partners: Int32Array): Int32Array {
  let place = 0;
  return partners.map((partner) => {
    const here = place;
    if (partner >= 0) place = partner + 1;
    return here;
  });
}

/** The runs of tokens without a partner, in order. */
export function openRuns(partners: Int32Array): Span[] {
  const runs: Span[] = [];
  for (let from = 0; from < partners.length; from += 1) {
    if ((partners[from] ?? none) !== none) continue;
    let to = from + 1;
    while (to < partners.length && (partners[to] ?? none) === none) to += 1;
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

/** Pairs in the order of the first version as runs of tokens that follow each other in both. */
export function runsOf(pairs: readonly (readonly [a: number, b: number])[]): Hunk[] {
  const runs: { a: [number, number]; b: [number, number] }[] = [];
  for (const [a, b] of pairs) {
    const last = runs.at(-1);
    if (last?.a[1] === a && last.b[1] === b) [last.a[1], last.b[1]] = [a + 1, b + 1];
    else runs.push({ a: [a, a + 1], b: [b, b + 1] });
  }
  return runs;
}

/**
 * The hunks in the order of the second version: what has no partner on the one side stands against what has none in the
 * same place on the other, where a moved passage begins or ends too.
 */
export function hunksOf({ inB, inA }: ChangeMap): Hunk[] {
  const hunks: Hunk[] = [];
  const runsA = openRuns(inB);
  // Known by the token of the second version that the token before them, or behind them, stands for.
  const byStart = new Map(runsA.map((run) => [partnerBefore(inB, run[0]), run] as const));
  const byEnd = new Map(runsA.map((run) => [partnerBehind(inB, run[1], inA.length), run] as const));
  const free = new Set(runsA);
  for (const b of openRuns(inA)) {
    const before = pairedBefore(inA, b[0]);
    const behind = pairedBehind(inA, b[1]);
    const run = [byStart.get(before), byEnd.get(behind)].find((one) => one !== undefined && free.has(one));
    const left = before < 0 ? 0 : (inA[before] ?? 0) + 1;
    hunks.push({ a: run ?? [left, left], b });
    if (run !== undefined) free.delete(run);
  }
  for (const a of free) {
    const left = partnerBefore(inB, a[0]) + 1;
    hunks.push({ a, b: [left, left] });
  }
  return hunks.toSorted((x, y) => x.b[0] - y.b[0] || x.b[1] - y.b[1] || x.a[0] - y.a[0]);
}

function pairedBefore(partners: Int32Array, token: number): number {
  let at = token - 1;
  while (at >= 0 && (partners[at] ?? none) < 0) at -= 1;
  return at;
}

function pairedBehind(partners: Int32Array, token: number): number {
  let at = token;
  while (at < partners.length && (partners[at] ?? none) < 0) at += 1;
  return at;
}

function partnerBefore(partners: Int32Array, token: number): number {
  const before = pairedBefore(partners, token);
  return before < 0 ? -1 : (partners[before] ?? none);
}

function partnerBehind(partners: Int32Array, token: number, length: number): number {
  const behind = pairedBehind(partners, token);
  return behind === partners.length ? length : (partners[behind] ?? none);
}
