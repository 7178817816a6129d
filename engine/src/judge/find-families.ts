import type { FamilyComparison } from '../versions/index.ts';

/** Tells documents of one family, by index, by the same number. */
export type Families = (document: number) => number;

/**
 * Copies and versions of one paper repeat what it says: they do not outvote another paper.
 * (Dong, Berti-Equille, Srivastava: Integrating Conflicting Data: The Role of Source Dependence, VLDB 2009.)
 */
export function familiesOf(families: readonly FamilyComparison[]): Families {
  const references = new Map(
    families.flatMap(({ family: { reference, versions } }) => versions.map((version) => [version, reference] as const)),
  );
  return (document) => references.get(document) ?? document;
}
