import type { VersionComparison } from '../compare-versions.ts';
import { none, shareOf, type ChangeMap, type Span } from '../change-map.ts';
import type { Family } from '../families.ts';
import { keysIn } from '../hunk-words.ts';
import { isBlankIn, type AddedInk } from '../scanned/index.ts';
import type { Paper } from '../sentences.ts';
import { wordAt } from '../token-places.ts';
import { collectChanges, type CollectedChange } from './collect-changes.ts';
import type { JoinedChange } from './join-changes.ts';
import type { FindingMatter } from './matters.ts';
import type { VersionFinding, VersionPlace, VersionSide } from './version-finding.ts';
import { heaviest, weigh } from './weigh.ts';

/** A paper that shares less than this part of its words with the other one was rewritten as a whole. */
const rewrittenShare = 0.5;
/** Part of the findings that are right, by whether a recogniser read the words. */
const sureOf = { printed: 0.98, recognised: 0.9 } as const;

/** The findings of a family: each difference once, with all versions that say the one or the other. */
export function findInFamily(
  { reference, versions }: Family,
  papers: readonly Paper[],
  comparisons: ReadonlyMap<number, VersionComparison>,
): VersionFinding[] {
  const found: FamilyChange[] = [];
  const rewritten: VersionFinding[] = [];
  const written: VersionFinding[] = [];
  for (const version of versions) {
    const comparison = comparisons.get(version);
    if (comparison === undefined) continue;
    const share = shareOf(comparison.map);
    if (share < rewrittenShare) rewritten.push(rewriting(reference, version, comparison.map, share));
    else {
      found.push(...changesOf(version, comparison, papers[reference], papers[version]));
      written.push(...inkFindings(reference, version, comparison));
    }
  }
  const told = groupByPlace(found).map((group) => toFinding(group, reference, versions, papers, comparisons));
  return [...rewritten, ...[...told, ...written].toSorted((x, y) => x.rank - y.rank)];
}

/** What is reported as one of one version. */
interface FamilyChange extends CollectedChange {
  readonly version: number;
  readonly map: ChangeMap;
}

function changesOf(
  version: number,
  { map, changes }: VersionComparison,
  a: Paper | undefined,
  b: Paper | undefined,
): FamilyChange[] {
  if (a === undefined || b === undefined) return [];
  return collectChanges(map, a, b, changes).map(({ matter, places, series }): FamilyChange => ({
    matter,
    places,
    series,
    version,
    map,
  }));
}

/** Matters of which a version has one finding. */
const collected = new Set<FindingMatter>(['relation', 'signature', 'contents']);

/** Changes of several versions at the same words of the reference are told together. */
function groupByPlace(changes: readonly FamilyChange[]): FamilyChange[][] {
  return [
    ...Map.groupBy(changes, ({ matter, places: [first] }) =>
      first === undefined || collected.has(matter) ? matter : `${first.a[0]} ${first.a[1]}`,
    ).values(),
  ];
}

function toFinding(
  group: readonly FamilyChange[],
  reference: number,
  versions: readonly number[],
  papers: readonly Paper[],
  comparisons: ReadonlyMap<number, VersionComparison>,
): VersionFinding {
  const [first] = group;
  const places = first?.places ?? [];
  const changed = new Set(group.map(({ version }) => version));
  const atReference = places.map(({ a }): VersionPlace => ({ document: reference, span: a }));
  const unchanged = versions
    .filter((version) => !changed.has(version))
    .flatMap((version) => placeIn(version, places[0], comparisons));
  const texts = Map.groupBy(group, ({ map, places: [one] }) =>
    one === undefined ? '' : keysIn(map.b, one.b).join(' '),
  );
  const sides: VersionSide[] = [
    { places: [...atReference, ...unchanged] },
    ...[...texts.values()].map((alike) => ({
      places: alike.flatMap(({ version, places: own }) =>
        own.map(({ b }): VersionPlace => ({ document: version, span: b })),
      ),
    })),
  ];
  const all = sides.flatMap((side) => side.places);
  const matter = first?.matter ?? 'words';
  const weighed = sides.map((side) =>
    side.places.flatMap(({ document, span }) =>
      papers[document] === undefined ? [] : [{ paper: papers[document], span }],
    ),
  );
  return {
    matter,
    ...(matter === 'passage'
      ? heaviest(places.map((place, at) => weigh(place.matter, placesAt(weighed, at))))
      : weigh(matter, weighed)),
    confidence: all.some((place) => isRecognised(place, papers)) ? sureOf.recognised : sureOf.printed,
    sides,
    series: first?.series ?? [],
    ...(group.some((change) => isBlank(change, comparisons)) ? { isBlank: true as const } : {}),
    changes: new Map(group.map(({ version, places: own }) => [version, own.flatMap(({ changes }) => changes)])),
  };
}

function isBlank({ version, map, places }: FamilyChange, comparisons: ReadonlyMap<number, VersionComparison>): boolean {
  const changes = comparisons.get(version)?.changes ?? [];
  return places.some((place) => place.changes.some((at) => changes[at] !== undefined && isBlankIn(map, changes[at])));
}

/** What is written on a scan and could not be read as words, each piece with the place in the other version. */
function inkFindings(reference: number, version: number, { map, ink }: VersionComparison): VersionFinding[] {
  const toFinding = (own: number, other: number, one: AddedInk, partner: number): VersionFinding => ({
    matter: 'ink',
    ...weigh('ink', []),
    confidence: sureOf.recognised,
    sides: [
      { places: [{ document: other, span: [partner, partner] }] },
      { places: [{ document: own, span: [one.token, one.token], ink: one }] },
    ],
    series: [],
    changes: new Map(),
  });
  const texts = (side: 'a' | 'b'): AddedInk[] => ink[side].filter(({ kind }) => kind === 'text');
  return [
    ...texts('a').map((one) => toFinding(reference, version, one, map.inB[one.token] ?? 0)),
    ...texts('b').map((one) => toFinding(version, reference, one, map.inA[one.token] ?? 0)),
  ];
}

const placesAt = <T>(sides: readonly (readonly T[])[], at: number): T[][] =>
  sides.map((side) => side.slice(at, at + 1));

/** Where a version that says the same as the reference says it. */
function placeIn(
  version: number,
  place: JoinedChange | undefined,
  comparisons: ReadonlyMap<number, VersionComparison>,
): VersionPlace[] {
  const map = comparisons.get(version)?.map;
  if (map === undefined || place === undefined) return [];
  const [from, to] = place.a;
  const start = from === to ? (map.inB[Math.max(0, from - 1)] ?? none) + 1 : (map.inB[from] ?? none);
  const end = from === to ? start : (map.inB[to - 1] ?? none) + 1;
  const span: Span = [start, end];
  return start <= 0 || end < start || end - start > (to - from) * 2 ? [] : [{ document: version, span }];
}

const isRecognised = ({ document, span }: VersionPlace, papers: readonly Paper[]): boolean => {
  const text = papers[document]?.text;
  return text !== undefined && wordAt(text, Math.min(span[0], text.length - 1))?.page.ocr === true;
};

function rewriting(reference: number, version: number, { a, b }: ChangeMap, share: number): VersionFinding {
  const opening = (length: number): Span => [0, Math.min(length, openingTokens)];
  return {
    matter: 'rewritten',
    severity: 'high',
    rank: 0,
    kind: 'legal',
    confidence: sureOf.printed,
    sides: [
      { places: [{ document: reference, span: opening(a.length) }] },
      { places: [{ document: version, span: opening(b.length) }] },
    ],
    series: [],
    share,
    changes: new Map(),
  };
}

const openingTokens = 12;
