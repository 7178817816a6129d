import type { TokenStream } from './token-stream.ts';

/** Words in a row that are compared as one. */
const shingleLength = 5;
/** One in so many shingles is looked at in long documents. */
const sampling = 4;
const longDocument = 4000;
/** Part of the shorter document's shingles that two versions share. */
const versionShare = 0.3;
/** And how many at least: a note that quotes the names of the parties is no version of their contract. */
const fewestShared = 12;

/** A document and the one whose version it is compared with. */
export interface VersionPair {
  readonly reference: number;
  readonly version: number;
}

/** Finds documents that are versions of each other; each family is compared with one of its members. */
export function findVersions(
  streams: readonly TokenStream[],
  areApart: (a: number, b: number) => boolean = () => false,
): VersionPair[] {
  const hashOf = tokenHashes();
  const sets = streams.map((stream) => shingles(stream, hashOf));
  const shared = sharedShingles(sets);
  const share = (a: number, b: number): number => {
    if (areApart(a, b)) return 0;
    const count = shared.get(a < b ? a * streams.length + b : b * streams.length + a) ?? 0;
    if (count < fewestShared) return 0;
    return count / Math.max(1, Math.min(sets[a]?.size ?? 0, sets[b]?.size ?? 0));
  };
  return gatherFamilies(streams.length, share);
}

function gatherFamilies(count: number, share: (a: number, b: number) => number): VersionPair[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const related = (a: number): number[] => indexes.filter((b) => b !== a && share(a, b) >= versionShare);
  const total = (a: number): number => related(a).reduce((sum, b) => sum + share(a, b), 0);
  const free = new Set(indexes);
  const pairs: VersionPair[] = [];
  for (const reference of indexes.toSorted((a, b) => total(b) - total(a) || a - b)) {
    if (!free.has(reference)) continue;
    free.delete(reference);
    for (const version of related(reference)) {
      if (!free.has(version)) continue;
      free.delete(version);
      pairs.push({ reference, version });
    }
  }
  return pairs;
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

/** Hashes of words, each reckoned once (FNV-1a). */
function tokenHashes(): (key: string) => number {
  const known = new Map<string, number>();
  return (key) => {
    let hash = known.get(key);
    if (hash !== undefined) return hash;
    hash = offsetBasis;
    for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), prime);
    known.set(key, hash);
    return hash;
  };
}

const offsetBasis = 2166136261;
const prime = 16777619;

function shingles({ keys }: TokenStream, hashOf: (key: string) => number): Set<number> {
  const set = new Set<number>();
  const isSampled = keys.length > longDocument;
  const hashes = Int32Array.from(keys, hashOf);
  for (let at = 0; at + shingleLength <= hashes.length; at += 1) {
    let hash = offsetBasis;
    for (let step = 0; step < shingleLength; step += 1) {
      hash = Math.imul(hash ^ (hashes[at + step] ?? 0), prime);
      hash ^= hash >>> 15;
    }
    if (!isSampled || (hash & (sampling - 1)) === 0) set.add(hash);
  }
  return set;
}
