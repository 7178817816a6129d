import type { PairCoverage, SideCoverage } from '@app/shared/contracts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { FactLink } from '../../pairing/index.ts';
import type { Place, RuleFinding } from '../../rules/rule.ts';
import type { FamilyComparison, VersionComparison } from '../../versions/index.ts';
import { contested } from '../contested.ts';
import { documentId } from '../to-result.ts';

/** What became of the words of two versions: each token is counted once on its side. */
export function wordsLedger({ map, changes }: VersionComparison): Pick<PairCoverage, 'ofA' | 'ofB'> {
  const [ofA, ofB] = [aSide(), aSide()];
  for (const { a, b, class: kind } of changes) {
    const [left, right] = [a[1] - a[0], b[1] - b[0]];
    const isOfOne = left === 0 || right === 0;
    const as = kind !== 'substance' ? 'alike' : isOfOne ? 'alone' : 'differ';
    ofA[as] += left;
    ofB[as] += right;
  }
  ofA.agree = map.a.length - told(ofA);
  ofB.agree = map.b.length - told(ofB);
  return { ofA, ofB };
}

const aSide = (): SideCoverage => ({ agree: 0, alike: 0, differ: 0, alone: 0 });
const told = ({ alike, differ, alone }: SideCoverage): number => alike + differ + alone;

/** What is known of documents that are no versions of each other. */
export interface ValuesCompared {
  readonly facts: readonly FactDocument[];
  readonly links: readonly FactLink[];
  readonly found: readonly RuleFinding[];
  /** Positions of documents that could be read. */
  readonly readable: ReadonlySet<number>;
}

/** What became of the values of two documents. */
function valuesLedger(
  { facts, links, found }: ValuesCompared,
  a: number,
  b: number,
): Pick<PairCoverage, 'ofA' | 'ofB'> {
  const isContested = contested(found);
  const agreed: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const link of links) {
    if (link.relation !== 'same' || isContested(link.a, link.b)) continue;
    for (const [first, second] of [[link.a, link.b] as const, [link.b, link.a] as const])
      if (first.document === a && second.document === b) {
        agreed[0].add(keyOfFact(first));
        agreed[1].add(keyOfFact(second));
      }
  }
  const across = found.filter((finding) => [a, b].every((document) => documentsOf(finding).has(document)));
  const side = (document: number, agree: ReadonlySet<string>): SideCoverage => {
    const differ = new Set(
      across.flatMap(({ sides }) =>
        sides.flatMap(({ places }) => places.filter((place) => place.document === document).map(keyOfPlace)),
      ),
    );
    const all = facts[document]?.facts.length ?? 0;
    return { agree: agree.size, alike: 0, differ: differ.size, alone: Math.max(0, all - agree.size - differ.size) };
  };
  return { ofA: side(a, agreed[0]), ofB: side(b, agreed[1]) };
}

const keyOfFact = ({ passage, start }: Fact): string => `${passage} ${start}`;
const keyOfPlace = ({ passage, valueStart }: Place): string => `${passage} ${valueStart}`;

const documentsOf = ({ sides }: RuleFinding): Set<number> =>
  new Set(sides.flatMap(({ places, missingIn = [] }) => [...places.map(({ document }) => document), ...missingIn]));

/** Every two documents, versions word by word and others value by value; versions of one family that were not held against each other are left out. */
export function pairsLedger(families: readonly FamilyComparison[], values: ValuesCompared): PairCoverage[] {
  const familyOf = (document: number): FamilyComparison | undefined =>
    families.find(({ family: { reference, versions } }) => reference === document || versions.includes(document));
  const read = [...values.readable].toSorted((a, b) => a - b);
  return read.flatMap((a) =>
    read.flatMap((b): PairCoverage[] => {
      if (b <= a) return [];
      const names = { a: documentId(a), b: documentId(b) };
      const family = familyOf(a);
      if (family === undefined || family !== familyOf(b))
        return [{ ...names, unit: 'values', ...valuesLedger(values, a, b) }];
      const isTurned = family.family.reference === b;
      const comparison = family.comparisons.get(isTurned ? a : b);
      if (comparison === undefined || (family.family.reference !== a && !isTurned)) return [];
      const { ofA, ofB } = wordsLedger(comparison);
      return [{ ...names, unit: 'words', ofA: isTurned ? ofB : ofA, ofB: isTurned ? ofA : ofB }];
    }),
  );
}
