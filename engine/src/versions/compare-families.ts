import { compareVersions, type VersionComparison } from './compare-versions.ts';
import { findFamilies, type Family } from './families.ts';
import { findInFamily } from './findings/find-in-family.ts';
import type { VersionFinding } from './findings/version-finding.ts';
import type { Paper } from './sentences.ts';

/** All versions of one paper held against one of them. */
export interface FamilyComparison {
  readonly family: Family;
  /** By the position of the version. */
  readonly comparisons: ReadonlyMap<number, VersionComparison>;
  readonly findings: readonly VersionFinding[];
}

/**
 * Finds papers that are versions of each other and compares them word by word.
 *
 * @param areApart the papers, by position, bear numbers of their own or are of two kinds
 */
export function compareFamilies(
  papers: readonly Paper[],
  areApart: (a: number, b: number) => boolean,
): FamilyComparison[] {
  const texts = papers.map(({ text }) => text);
  return findFamilies(texts, areApart).map((family) => {
    const reference = papers[family.reference];
    const comparisons = new Map<number, VersionComparison>();
    for (const version of family.versions) {
      const paper = papers[version];
      if (reference !== undefined && paper !== undefined) comparisons.set(version, compareVersions(reference, paper));
    }
    return { family, comparisons, findings: findInFamily(family, papers, comparisons) };
  });
}
