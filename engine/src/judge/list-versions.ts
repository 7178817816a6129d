import type { Change, Finding, VersionPair } from '@app/shared/contracts';
import type { Fact } from '../facts/fact.ts';
import { placeOfFact } from '../rules/place.ts';
import { shareOf, type FamilyComparison, type Paper, type VersionComparison } from '../versions/index.ts';
import { countKinds, mostAgreed, type Agreed } from './agreed-values.ts';
import { earlierByName } from './earlier-version.ts';
import { listChanges, type PlacedComparison } from './list-changes.ts';
import { nameOf } from './subject-of.ts';
import { tellVersions } from './tell-versions.ts';
import { documentId, toPosition } from './to-result.ts';

/** What is said of all versions: their findings, and the list of changes once the findings have their ids. */
export interface ListedVersions {
  readonly findings: readonly Finding[];
  changes(idOf: (finding: Finding) => string | undefined): Change[];
}

/** Tells the findings of families of versions, and lists every change between them. */
export function listVersions(families: readonly FamilyComparison[], papers: readonly Paper[]): ListedVersions {
  const told = families.map(({ findings }) =>
    findings.map((finding) => ({ finding, told: tellVersions(finding, papers) })),
  );
  return {
    findings: told.flatMap((ofFamily) => ofFamily.map((one) => one.told)),
    changes(idOf) {
      const placed = families.flatMap(({ family, comparisons }, index) =>
        [...comparisons].map(([version, comparison]): PlacedComparison => {
          const findings = new Map(
            (told[index] ?? []).flatMap((one) =>
              (one.finding.changes.get(version) ?? []).map((change) => [change, idOf(one.told)] as const),
            ),
          );
          return { reference: family.reference, version, comparison, findingOf: (change) => findings.get(change) };
        }),
      );
      return listChanges(placed, papers);
    },
  };
}

/** The pairs of versions that were held against each other. */
export function pairsOfVersions(families: readonly FamilyComparison[], names: readonly string[]): VersionPair[] {
  return families.flatMap(({ family: { reference }, comparisons }) =>
    [...comparisons].map(([version, { map }]) => {
      const [first = 0, second = 0] = [reference, version].toSorted((x, y) => x - y);
      const [a, b] = [documentId(first), documentId(second)];
      const earlier = earlierByName(names[first] ?? '', names[second] ?? '');
      const pair: VersionPair = { a, b, share: Math.round(shareOf(map) * 1000) / 1000 };
      if (earlier !== undefined) pair.earlier = earlier === 'first' ? a : b;
      return pair;
    }),
  );
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
        const places = [placeOfFact(reference.facts, a), placeOfFact(other.facts, b)];
        const positions = places.map((place) => toPosition(documents, place));
        const value = positions[0]?.value ?? positions[0]?.quote ?? '';
        agreed.push({ subject: nameOf(documents, places), value, positions });
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
