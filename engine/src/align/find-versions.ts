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
  const sets = streams.map(shingles);
  const holders = new Map<number, number[]>();
  for (const [document, set] of sets.entries()) {
    for (const shingle of set) {
      const list = holders.get(shingle);
      if (list === undefined) holders.set(shingle, [document]);
      else list.push(document);
    }
  }
  const shared = new Map<string, number>();
  for (const list of holders.values()) {
    for (const [at, a] of list.entries())
      for (const b of list.slice(at + 1)) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  }
  const share = (a: number, b: number): number => {
    if (areApart(a, b)) return 0;
    const count = shared.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0;
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

function shingles({ keys }: TokenStream): Set<number> {
  const set = new Set<number>();
  const isSampled = keys.length > longDocument;
  for (let at = 0; at + shingleLength <= keys.length; at += 1) {
    let hash = 2166136261;
    for (let step = 0; step < shingleLength; step += 1) {
      const key = keys[at + step] ?? '';
      for (let index = 0; index < key.length; index += 1) hash = Math.imul(hash ^ key.charCodeAt(index), 16777619);
      hash = Math.imul(hash ^ 32, 16777619);
    }
    if (!isSampled || (hash & (sampling - 1)) === 0) set.add(hash);
  }
  return set;
}
