import type { ReadingText } from '../layout/reading-text/index.ts';
import { areVersions, likenessOf } from './are-versions.ts';
import { isScanned } from './is-scanned.ts';

/** The versions of one paper, by position: one that all are held against, and the others. */
export interface Family {
  readonly reference: number;
  readonly versions: readonly number[];
}

/**
 * Gathers papers that are versions of each other. The one that has most in common with the others is what all are held
 * against; a scan only where all are scans, as its words are doubted first.
 *
 * @param areApart the papers, by position, bear numbers of their own or are of two kinds
 */
export function findFamilies(texts: readonly ReadingText[], areApart: (a: number, b: number) => boolean): Family[] {
  const likeness = likenessOf(texts);
  const indexes = texts.map((_, index) => index);
  const relatives = indexes.map((a) => indexes.filter((b) => a !== b && areVersions(likeness(a, b), areApart(a, b))));
  const total = (a: number): number => (relatives[a] ?? []).reduce((sum, b) => sum + likeness(a, b).share, 0);
  const scanned = texts.map(isScanned);
  const rank = (a: number, b: number): number =>
    Number(scanned[a]) - Number(scanned[b]) || total(b) - total(a) || a - b;
  const free = new Set(indexes);
  return indexes.toSorted(rank).flatMap((reference) => {
    if (!free.has(reference)) return [];
    const versions = (relatives[reference] ?? []).filter((version) => version !== reference && free.has(version));
    if (versions.length === 0) return [];
    for (const member of [reference, ...versions]) free.delete(member);
    return [{ reference, versions }];
  });
}
