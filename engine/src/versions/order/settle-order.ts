import { pageNumberMark, type ReadingText } from '../../layout/reading-text/index.ts';
import {
  none,
  pair,
  placesInOther,
  runsOf,
  settle,
  unpair,
  type ChangeMap,
  type Hunk,
  type Move,
  type Span,
} from '../change-map.ts';
import { longestChain } from '../align/unique-anchors.ts';
import { alignWay, type Way } from './align-way.ts';
import { exchangedIn } from './exchanged-pieces.ts';
import { openRegions } from './open-regions.ts';
import { readingWays } from './reading-ways.ts';

/** What is settled makes it clearer what belongs together: looked at once by itself, then with what it may belong to. */
const passes = [false, true];

/**
 * Reads the parts in which two versions differ in other orders: line by line, column by column. What is the same in one of
 * them is the same text, printed in another arrangement; a value that changed its row or its label is not.
 */
export function settleOrder(map: ChangeMap): void {
  const parted = { a: new Set<number>(), b: new Set<number>() };
  for (const isLinked of passes) settleOnce(map, parted, isLinked);
  map.moves.push(...movesIn(map));
  // Only now: what is settled no longer tells where other words belong.
  const [inB, inA] = [placesInOther(map.inB), placesInOther(map.inA)];
  for (const token of parted.a) settle(map, { a: [token, token + 1], b: emptyAt(inB[token]) }, 'spacing');
  for (const token of parted.b) settle(map, { a: emptyAt(inA[token]), b: [token, token + 1] }, 'spacing');
}

const emptyAt = (place = 0): Span => [place, place];

interface Parted {
  readonly a: Set<number>;
  readonly b: Set<number>;
}

function settleOnce(map: ChangeMap, parted: Parted, isLinked: boolean): void {
  for (const region of openRegions(map, isLinked)) {
    const ways = waysOf(map, region);
    const best = ways
      .map((way) => withoutExchanged(map, region, way))
      .reduce((least, way) => (way.open < least.open ? way : least));
    const open = openIn(map.inB, region.a) + openIn(map.inA, region.b);
    if (best.open >= open) continue;
    apply(map, region, best);
    for (const side of ['a', 'b'] as const) {
      for (const token of parted[side])
        if (token >= region[side][0] && token < region[side][1]) parted[side].delete(token);
      for (const token of best.parted[side]) parted[side].add(token);
    }
  }
}

const openIn = (partners: Int32Array, [from, to]: Span): number =>
  partners.subarray(from, to).reduce((open, partner) => open + Number(partner === none), 0);

function waysOf(map: ChangeMap, { a, b }: Hunk): Way[] {
  const tokens = ([from, to]: Span): number[] => Array.from({ length: to - from }, (_, step) => from + step);
  const freeA = (way: readonly number[]): number[] => way.filter((token) => isFree(map.a, map.inB, b, token));
  const freeB = (way: readonly number[]): number[] => way.filter((token) => isFree(map.b, map.inA, a, token));
  const ofA = [tokens(a), ...readingWays(map.a, a)].map(freeA);
  const ofB = [tokens(b), ...readingWays(map.b, b)].map(freeB);
  return ofA.flatMap((inA) => ofB.map((inB) => alignWay(map.a, inA, map.b, inB)));
}

/** It has no partner, or one in the region; numbers of pages in a table of contents are all equal, and stay where they are. */
function isFree({ marks }: ReadingText, partners: Int32Array, [from, to]: Span, token: number): boolean {
  const partner = partners[token] ?? none;
  return ((marks[token] ?? 0) & pageNumberMark) === 0 && (partner === none || (partner >= from && partner < to));
}

/** A way without the pairs that leave their order and changed places with what stands in their column. */
function withoutExchanged(map: ChangeMap, region: Hunk, way: Way): Way {
  const sorted = way.pairs.toSorted(([x], [y]) => x - y);
  const kept = new Set(longestChain(sorted.map(([, token]) => token)));
  if (kept.size === sorted.length) return way;
  const isExchanged = exchangedIn(map, region, sorted);
  const pairs = sorted.filter((pair, at) => kept.has(at) || !isExchanged(pair));
  return { ...way, pairs, open: way.open + 2 * (sorted.length - pairs.length) };
}

/** Pairs the tokens of a region anew. */
function apply(map: ChangeMap, region: Hunk, { pairs }: Way): void {
  for (let token = region.a[0]; token < region.a[1]; token += 1) {
    if (isFree(map.a, map.inB, region.b, token)) unpair(map, token);
  }
  for (const [a, b] of pairs) pair(map, a, b);
}

/** What crosses the most that keeps its order: it is read in another one. */
function movesIn({ inB }: ChangeMap): Move[] {
  const paired = Array.from(inB.keys()).filter((token) => (inB[token] ?? none) >= 0);
  const kept = new Set(longestChain(paired.map((token) => inB[token] ?? none)));
  const crossing = paired.filter((_, at) => !kept.has(at));
  return runsOf(crossing.map((token) => [token, inB[token] ?? none])).map(({ a, b }): Move => ({
    a,
    b,
    isOrder: true,
  }));
}
