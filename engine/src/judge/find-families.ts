import { UnionFind } from '../align/union-find.ts';
import type { VersionAlignment } from '../align/versions/version-alignment.ts';

/** Tells documents of one family, by index, by the same number. */
export type Families = (document: number) => number;

/** Part of the words of the longer document that its copy or version holds in the same order. */
const familyShare = 0.8;

/**
 * Copies and versions of one paper repeat what it says: they do not outvote another paper.
 * (Dong, Berti-Equille, Srivastava: Integrating Conflicting Data: The Role of Source Dependence, VLDB 2009.)
 */
export function findFamilies(versions: readonly VersionAlignment[]): Families {
  const families = new UnionFind<number>();
  for (const { pair, a, b, pairs } of versions) {
    const shared = pairs.reduce((count, partner) => (partner < 0 ? count : count + 1), 0);
    const length = Math.max(a.keys.length, b.keys.length);
    if (shared >= length * familyShare) families.join(pair.reference, pair.version);
  }
  return (document) => families.root(document);
}
