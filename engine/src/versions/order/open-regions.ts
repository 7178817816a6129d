import type { ReadingText } from '../../layout/reading-text/index.ts';
import { hunksOf, lengthOf, none, type ChangeMap, type Hunk, type Span } from '../change-map.ts';

/** Equal tokens between two differences of one region, at most. */
const near = 24;
/** Tokens of the largest region. */
const largest = 2500;

/** Times that a region may grow by the passages and partners of what it holds. */
const mostSteps = 8;

/**
 * Parts of both versions in which something differs on both sides, each with the passages that it is in as a whole. What is
 * in such a part of one version has its partners in that of the other one.
 */
export function openRegions(map: ChangeMap, isLinked: boolean): Hunk[] {
  const regions: Hunk[] = [];
  const clusters = clustersOf(hunksOf(map));
  for (const { a, b } of (isLinked ? linked(map, clusters) : clusters).filter(hasBoth)) {
    const region = closed(map, { a, b });
    if (region !== undefined) add(map, regions, region);
  }
  return regions;
}

/** Regions that overlap are one. */
function add(map: ChangeMap, regions: Hunk[], region: Hunk): void {
  const last = regions.at(-1);
  if (last === undefined || (region.a[0] >= last.a[1] && region.b[0] >= last.b[1])) {
    regions.push(region);
    return;
  }
  regions.pop();
  const whole = closed(map, unionOf(last, region));
  if (whole !== undefined) add(map, regions, whole);
}

const unionOf = (x: Hunk, y: Hunk): Hunk => ({
  a: [Math.min(x.a[0], y.a[0]), Math.max(x.a[1], y.a[1])],
  b: [Math.min(x.b[0], y.b[0]), Math.max(x.b[1], y.b[1])],
});

interface Cluster {
  a: Span;
  b: Span;
  /** Tokens without a partner on either side. */
  open: readonly [number, number];
}

const hasBoth = ({ open }: Cluster): boolean => Math.min(...open) > 0;

/** Differences that are near each other. */
function clustersOf(hunks: readonly Hunk[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { a, b } of hunks) {
    const last = clusters.at(-1);
    const next: Cluster = { a, b, open: [lengthOf(a), lengthOf(b)] };
    const isNear =
      last !== undefined && b[0] - last.b[1] <= near && Math.max(a[0] - last.a[1], last.a[0] - a[1]) <= near;
    if (isNear) clusters.splice(-1, 1, joined(last, next));
    else clusters.push(next);
  }
  return clusters;
}

const joined = (x: Cluster, y: Cluster): Cluster => ({
  ...unionOf(x, y),
  open: [x.open[0] + y.open[0], x.open[1] + y.open[1]],
});

/** Clusters with all that is between them, where the words that the one has more are those that the other lacks. */
function linked(map: ChangeMap, clusters: readonly Cluster[]): Cluster[] {
  const [inA, inB] = [seedsOf(map.a, map.inB, clusters, 'a'), seedsOf(map.b, map.inA, clusters, 'b')];
  const reach = clusters.map((_, at) => at);
  for (const [seed, at] of inA) {
    const other = inB.get(seed);
    if (at < 0 || other === undefined || other < 0) continue;
    const [first, last] = [Math.min(at, other), Math.max(at, other)];
    const whole = clusters.slice(first, last + 1).reduce(joined);
    if (Math.max(lengthOf(whole.a), lengthOf(whole.b)) <= largest) reach[first] = Math.max(reach[first] ?? 0, last);
  }
  const all: Cluster[] = [];
  for (let first = 0; first < clusters.length; first += 1) {
    let last = first;
    for (let at = first; at <= last; at += 1) last = Math.max(last, reach[at] ?? 0);
    all.push(clusters.slice(first, last + 1).reduce(joined));
    first = last;
  }
  return all;
}

/** Tokens in a row by which words without a partner are known again. */
const seedLength = 3;

/** The cluster of each row of words without a partner; -1 for rows that are in more than one. */
function seedsOf(
  { keys }: ReadingText,
  partners: Int32Array,
  clusters: readonly Cluster[],
  side: 'a' | 'b',
): Map<string, number> {
  const seeds = new Map<string, number>();
  for (const [at, cluster] of clusters.entries()) {
    const [from, to] = cluster[side];
    for (let token = from; token + seedLength <= to; token += 1) {
      if (!partners.subarray(token, token + seedLength).every((partner) => partner === none)) continue;
      const seed = keys.subarray(token, token + seedLength).join(' ');
      seeds.set(seed, seeds.has(seed) && seeds.get(seed) !== at ? -1 : at);
    }
  }
  return seeds;
}

/** Grown until nothing in it has a partner outside; undefined where it grows too large. */
function closed(map: ChangeMap, hunk: Hunk): Hunk | undefined {
  let { a, b } = hunk;
  for (let step = 0; step < mostSteps; step += 1) {
    const nextA = inPassages(map.a, reached(map.inA, b, a));
    const nextB = inPassages(map.b, reached(map.inB, nextA, b));
    if (lengthOf(nextA) > largest || lengthOf(nextB) > largest) return undefined;
    if (areSame(nextA, a) && areSame(nextB, b)) return { a, b };
    [a, b] = [nextA, nextB];
  }
  return undefined;
}

const areSame = (x: Span, y: Span): boolean => x[0] === y[0] && x[1] === y[1];

function inPassages({ passageOf, length }: ReadingText, [first, last]: Span): Span {
  let [from, to] = [Math.min(first, length - 1), Math.max(last, first + 1)];
  while (from > 0 && passageOf[from - 1] === passageOf[from]) from -= 1;
  while (to < length && passageOf[to] === passageOf[to - 1]) to += 1;
  return [from, to];
}

function reached(partners: Int32Array, [from, to]: Span, own: Span): Span {
  let [first, last] = own;
  for (let token = from; token < to; token += 1) {
    const partner = partners[token] ?? none;
    if (partner < 0) continue;
    first = Math.min(first, partner);
    last = Math.max(last, partner + 1);
  }
  return [first, last];
}
