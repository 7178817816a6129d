import type { ReadingText } from '../../layout/reading-text/index.ts';
import { hunksOf, lengthOf, none, type ChangeMap, type Hunk, type Span } from '../change-map.ts';

/** Equal tokens between two differences of one region, at most. */
const near = 24;
/** Tokens of the largest region, and of the smallest difference that its order may explain. */
const largest = 900;
const fewestOpen = 2;

/** Times that a region may grow by the passages and partners of what it holds. */
const mostSteps = 8;

/**
 * Parts of both versions in which something differs on both sides, each with the passages that it is in as a whole. What is
 * in such a part of one version has its partners in that of the other one.
 */
export function openRegions(map: ChangeMap): Hunk[] {
  const regions: Hunk[] = [];
  for (const { a, b } of clustersOf(hunksOf(map))) {
    const region = closed(map, { a, b });
    const last = regions.at(-1);
    if (region === undefined) continue;
    if (last === undefined || (region.a[0] >= last.a[1] && region.b[0] >= last.b[1])) regions.push(region);
    else if (!isWithin(region, last)) regions.splice(-1, 1);
  }
  return regions;
}

const isWithin = ({ a, b }: Hunk, other: Hunk): boolean =>
  a[0] >= other.a[0] && a[1] <= other.a[1] && b[0] >= other.b[0] && b[1] <= other.b[1];

/** Differences that are near each other, where both versions have some. */
function clustersOf(hunks: readonly Hunk[]): Hunk[] {
  const clusters: { a: Span; b: Span; open: [number, number] }[] = [];
  for (const { a, b } of hunks) {
    const last = clusters.at(-1);
    const isNear =
      last !== undefined && b[0] - last.b[1] <= near && Math.max(a[0] - last.a[1], last.a[0] - a[1]) <= near;
    if (last === undefined || !isNear) {
      clusters.push({ a, b, open: [lengthOf(a), lengthOf(b)] });
      continue;
    }
    last.a = [Math.min(last.a[0], a[0]), Math.max(last.a[1], a[1])];
    last.b = [Math.min(last.b[0], b[0]), Math.max(last.b[1], b[1])];
    last.open = [last.open[0] + lengthOf(a), last.open[1] + lengthOf(b)];
  }
  return clusters.filter(({ open }) => Math.min(...open) >= fewestOpen);
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
