import type { Change, Finding, VersionPair } from '@app/shared/contracts';
import type { Fact } from '../facts/fact.ts';
import { placeOfFact } from '../rules/place.ts';
import { shareOf, type FamilyComparison, type Paper, type VersionComparison } from '../versions/index.ts';
import { agreedFact, countKinds, mostAgreed, type Agreed } from './agreed-values.ts';
import { earlierByName } from './earlier-version.ts';
import { equalStretches } from './equal-stretches.ts';
import { listChanges, numberChanges } from './list-changes.ts';
import { tellVersions } from './tell-versions.ts';
import { documentId } from './to-result.ts';

/** What is said of all versions: their findings, and the list of changes once the findings have their ids. */
export interface ListedVersions {
  readonly findings: readonly Finding[];
  changes(idOf: (finding: Finding) => string | undefined): Change[];
  /** The pairs of versions that were held against each other, by the names of all papers. */
  pairs(names: readonly string[]): VersionPair[];
}

/** Tells the findings of families of versions, and lists every change between them. */
export function listVersions(families: readonly FamilyComparison[], papers: readonly Paper[]): ListedVersions {
  const told = families.map(({ findings }) =>
    findings.map((finding) => ({ finding, told: tellVersions(finding, papers) })),
  );
  const numbered = numberChanges(families.flatMap(({ comparisons }) => [...comparisons.values()]));
  return {
    findings: told.flatMap((ofFamily) => ofFamily.map((one) => one.told)),
    changes(idOf) {
      return families.flatMap(({ family, comparisons }, index) =>
        [...comparisons].flatMap(([version, comparison]) => {
          const findings = new Map(
            (told[index] ?? []).flatMap((one) =>
              (one.finding.changes.get(version) ?? []).map((change) => [change, idOf(one.told)] as const),
            ),
          );
          const placed = { reference: family.reference, version, comparison, findingOf: findings.get.bind(findings) };
          return listChanges(placed, numbered.get(comparison) ?? [], papers);
        }),
      );
    },
    pairs: (names) =>
      families.flatMap(({ family, comparisons }) =>
        [...comparisons].map(([version, comparison]) => {
          const equal = equalStretches(comparison.map, numbered.get(comparison) ?? []);
          return pairOf(family.reference, version, shareOf(comparison.map), equal, names);
        }),
      ),
  };
}

function pairOf(
  reference: number,
  version: number,
  part: number,
  equal: VersionPair['equal'],
  names: readonly string[],
): VersionPair {
  const [first = 0, second = 0] = [reference, version].toSorted((x, y) => x - y);
  const [a, b] = [documentId(first), documentId(second)];
  const earlier = earlierByName(names[first] ?? '', names[second] ?? '');
  const share = Math.round(part * 1000) / 1000;
  return { a, b, share, ...(earlier === undefined ? {} : { earlier: earlier === 'first' ? a : b }), equal };
}

/** The values that all stand unchanged in another version. */
export function agreedInVersions(families: readonly FamilyComparison[], papers: readonly Paper[]): Agreed {
  const documents = papers.map(({ facts }) => facts);
  const types: string[] = [];
  const agreed: Agreed['agreed'] = [];
  for (const { family, comparisons } of families) {
    const reference = papers[family.reference];
    for (const [version, comparison] of comparisons) {
      const other = papers[version];
      if (reference === undefined || other === undefined) continue;
      for (const [a, b] of unchangedValues(reference, other, comparison)) {
        types.push(a.value.type);
        if (agreed.length >= mostAgreed) continue;
        agreed.push(agreedFact(documents, [placeOfFact(reference.facts, a), placeOfFact(other.facts, b)]));
      }
    }
  }
  return { count: types.length, kinds: countKinds(types), agreed };
}

/** Values at the same words of both versions. */
function unchangedValues(a: Paper, b: Paper, { map }: VersionComparison): [Fact, Fact][] {
  const inB = new Map(b.facts.facts.map((fact) => [keyOf(fact.passage, fact.start, fact.end), fact] as const));
  const starts = tokensByWord(a);
  return a.facts.facts.flatMap((fact): [Fact, Fact][] => {
    const [from, to] = [starts(fact.passage, fact.start), starts(fact.passage, fact.end - 1)];
    if (from === undefined || to === undefined) return [];
    const [first, last] = [map.inB[from] ?? -1, map.inB[to] ?? -1];
    if (first < 0 || last < first) return [];
    const other = inB.get(keyOf(b.text.passageOf[first], b.text.firstWords[first], (b.text.lastWords[last] ?? 0) + 1));
    return other === undefined ? [] : [[fact, other]];
  });
}

const keyOf = (passage = -1, start = -1, end = -1): string => [passage, start, end].join(' ');

/** Looks up the first token of a word of a passage. */
function tokensByWord({ text }: Paper): (passage: number, word: number) => number | undefined {
  const tokens = new Map<number, number>();
  const scale = 1_000_000;
  for (let token = text.length - 1; token >= 0; token -= 1)
    tokens.set((text.passageOf[token] ?? 0) * scale + (text.firstWords[token] ?? 0), token);
  return (passage, word) => tokens.get(passage * scale + word);
}
