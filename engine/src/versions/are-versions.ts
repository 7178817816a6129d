import type { ReadingText } from '../layout/reading-text/index.ts';
import { isScanned } from './is-scanned.ts';
import { wordAt } from './token-places.ts';

/** Words in a row that are compared as one. */
const shingleLength = 5;
/** One in so many shingles is looked at in long documents. */
const sampling = 4;
const longDocument = 4000;

/** Part of the longer paper that two versions share, in runs of words. A third of a paper may be new, and words here and there besides. */
const versionShare = 0.35;
/** And how many runs at least: a note that quotes the names of the parties is no version of their contract. */
const fewestShared = 12;
/** Of short papers, which cannot share as much, such a part. */
const shortShare = 0.6;
/** Papers with fewer words have no runs to share: they are held against each other word by word. */
const fewWords = 12;
/** Part of the words of the longer one that may be others, and one word always. */
const mostOthers = 0.5;
/** Two papers under numbers of their own are two editions of one only where so much of them, and such a part, is the same text. */
const longShared = 1000;
const longShare = 0.6;

/** How much two papers have in common. */
export interface Likeness {
  readonly shared: number;
  /** Part of the longer paper. */
  readonly share: number;
}

/** How much any two papers have in common, by their positions. */
export function likenessOf(texts: readonly ReadingText[]): (a: number, b: number) => Likeness {
  const sets = texts.map(shinglesOf);
  const shared = sharedShingles(sets);
  return (a, b) => {
    const count = shared.get(a < b ? a * texts.length + b : b * texts.length + a) ?? 0;
    const scale = Math.max(...[a, b].map((one) => ((texts[one]?.length ?? 0) > longDocument ? sampling : 1)));
    const ofPages = count < fewestShared ? 0 : Math.max(sharedPages(texts[a], sets[b]), sharedPages(texts[b], sets[a]));
    const share = Math.max(ofPages, count / Math.max(1, sets[a]?.size ?? 0, sets[b]?.size ?? 0));
    return { shared: count * scale, share: areShortAndAlike(texts[a], texts[b]) ? Math.max(share, shortShare) : share };
  };
}

/** Part of the pages of a scan that the other paper has: one may have been exchanged, and be the longer one of two. */
function sharedPages(scan: ReadingText | undefined, other: ReadonlySet<number> | undefined): number {
  if (scan === undefined || other === undefined || !isScanned(scan)) return 0;
  const pages = [...Map.groupBy(shinglesIn(scan), ({ at }) => wordAt(scan, at)?.page).values()];
  const isShared = (page: readonly Shingle[]): boolean =>
    page.filter(({ hash }) => other.has(hash)).length >= Math.max(fewestShared, page.length * shortShare);
  return pages.filter(isShared).length / Math.max(1, pages.length);
}

function areShortAndAlike(a: ReadingText | undefined, b: ReadingText | undefined): boolean {
  if (a === undefined || b === undefined || Math.max(a.length, b.length) >= fewWords) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const left = Array.from(long.keys.subarray(0, long.length));
  for (const key of short.keys.subarray(0, short.length)) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
  }
  return short.length > 0 && left.length <= Math.max(1, long.length * mostOthers);
}

/**
 * Whether two papers are versions of one, which they are also with other dates, numbers and parties: a contract renewed a
 * year later.
 *
 * @param areApart they bear numbers of their own, or are papers of two kinds
 */
export function areVersions({ shared, share }: Likeness, areApart: boolean): boolean {
  if (areApart) return shared >= longShared && share >= longShare;
  return share >= shortShare || (shared >= fewestShared && share >= versionShare);
}

/** How many shingles two documents share, by the number of the first times how many there are and that of the second. */
function sharedShingles(sets: readonly ReadonlySet<number>[]): Map<number, number> {
  const shared = new Map<number, number>();
  /** The documents that hold a shingle; most have one, which needs no list. */
  const holders = new Map<number, number | number[]>();
  for (const [document, set] of sets.entries()) {
    for (const shingle of set) {
      const before = holders.get(shingle);
      if (before === undefined) {
        holders.set(shingle, document);
        continue;
      }
      const list = typeof before === 'number' ? [before] : before;
      for (const holder of list) {
        const pair = holder * sets.length + document;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
      list.push(document);
      holders.set(shingle, list);
    }
  }
  return shared;
}

const offsetBasis = 2166136261;
const prime = 16777619;

interface Shingle {
  readonly at: number;
  readonly hash: number;
}

const shinglesOf = (text: ReadingText): Set<number> => new Set(shinglesIn(text).map(({ hash }) => hash));

function shinglesIn({ keys, length }: ReadingText): Shingle[] {
  const found: Shingle[] = [];
  const isSampled = length > longDocument;
  const words = Math.min(shingleLength, length);
  for (let at = 0; words > 0 && at + words <= length; at += 1) {
    let hash = offsetBasis;
    for (let step = 0; step < words; step += 1) {
      hash = Math.imul(hash ^ (keys[at + step] ?? 0), prime);
      hash ^= hash >>> 15;
    }
    if (!isSampled || (hash & (sampling - 1)) === 0) found.push({ at, hash });
  }
  return found;
}
