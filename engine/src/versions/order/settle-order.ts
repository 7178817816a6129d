import { alignTokens } from '../align/align-tokens.ts';
import { none, pair, unpair, type ChangeMap, type Hunk, type Move } from '../change-map.ts';
import type { ReadingText } from '../../layout/reading-text/index.ts';
import { isUnchosen } from '../changed-choice.ts';
import { openRegions } from './open-regions.ts';
import { readingWays } from './reading-ways.ts';

/** Part of what differs that another order of reading must explain. */
const explained = 0.5;

/**
 * Reads the parts in which two versions differ in other orders: line by line, column by column. What is the same in one of
 * them is the same text, printed in another arrangement; a value that changed its row or its label is not.
 */
export function settleOrder(map: ChangeMap): void {
  for (const region of openRegions(map)) {
    const ways = waysOf(map, region);
    const [given, ...others] = ways;
    if (given === undefined) continue;
    const best = others.reduce((least, way) => (way.open < least.open ? way : least), given);
    if (best === given || given.open - best.open < given.open * explained) continue;
    apply(map, region, best);
  }
}

/** Pairs of tokens in one order of reading of each side. */
interface Way {
  readonly pairs: readonly (readonly [a: number, b: number])[];
  /** Tokens without a partner. */
  readonly open: number;
}

function waysOf(map: ChangeMap, { a, b }: Hunk): Way[] {
  const isFree = (partners: Int32Array, [from, to]: Hunk['a'], token: number): boolean => {
    const partner = partners[token] ?? none;
    return partner === none || (partner >= from && partner < to);
  };
  const tokens = ([from, to]: Hunk['a']): number[] => Array.from({ length: to - from }, (_, step) => from + step);
  const freeA = (way: readonly number[]): number[] => way.filter((token) => isFree(map.inB, b, token));
  const freeB = (way: readonly number[]): number[] => way.filter((token) => isFree(map.inA, a, token));
  const ofA = [tokens(a), ...readingWays(map.a, a)].map(freeA);
  const ofB = [tokens(b), ...readingWays(map.b, b)].map(freeB);
  return ofA.flatMap((inA) => ofB.map((inB) => alignedWay(map, inA, inB)));
}

/** What is ticked in a form is other than what is only on offer. */
const keysOf = (text: ReadingText, tokens: readonly number[]): Int32Array =>
  Int32Array.from(tokens, (token) => (text.keys[token] ?? 0) * 2 + Number(isUnchosen(text, token)));

function alignedWay(map: ChangeMap, inA: readonly number[], inB: readonly number[]): Way {
  const partners = alignTokens(keysOf(map.a, inA), keysOf(map.b, inB));
  const pairs = [...partners].flatMap((partner, at): [number, number][] =>
    partner < 0 ? [] : [[inA[at] ?? 0, inB[partner] ?? 0]],
  );
  return { pairs, open: inA.length + inB.length - 2 * pairs.length };
}

/** Pairs the tokens of a region anew: those that keep their order as they are, the others as read in another one. */
function apply(map: ChangeMap, region: Hunk, { pairs }: Way): void {
  for (let token = region.a[0]; token < region.a[1]; token += 1) {
    const partner = map.inB[token] ?? none;
    if (partner >= region.b[0] && partner < region.b[1]) unpair(map, token);
  }
  const sorted = pairs.toSorted(([x], [y]) => x - y);
  const kept = increasing(sorted.map(([, token]) => token));
  const moves: { a: [number, number]; b: [number, number] }[] = [];
  for (const [at, [a, b]] of sorted.entries()) {
    pair(map, a, b);
    if (kept.has(at)) continue;
    const last = moves.at(-1);
    if (last?.a[1] === a && last.b[1] === b) [last.a[1], last.b[1]] = [a + 1, b + 1];
    else moves.push({ a: [a, a + 1], b: [b, b + 1] });
  }
  map.moves.push(...moves.map(({ a, b }): Move => ({ a, b, isOrder: true })));
}

/** The positions of a longest row of numbers that increase. */
function increasing(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, number] of numbers.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}
