import type { PlacePair, Stages } from '@app/engine/probe';
import type { Discrepancy, KnownCase, Occurrence } from './known-case.ts';
import { showsOccurrence, type ReportedPlace } from './shows-occurrence.ts';

/** The stages that a disagreement passes through, in their order. */
export const stageNames = ['read', 'candidates', 'scored', 'assigned', 'decided', 'reported'] as const;
export type StageName = (typeof stageNames)[number];

/** Which stages a discrepancy reached. Pairs are asked for only where two papers print a side each. */
export type StagesReached = Partial<Readonly<Record<StageName, boolean>>>;

/** Kinds of discrepancies that lie in values, which must have been read as such; the others lie in words. */
const ofValues: ReadonlySet<string> = new Set([
  'money',
  'date',
  'duration',
  'percentage',
  'quantity-unit',
  'count',
  'identifier',
  'contact',
  'sum-internal',
  'sum-cross',
  'unit-currency-swap',
  'words-figures',
  'boundary',
]);

/** How far each discrepancy of a case came, by its id; `reported` is told by the scorer. */
export function stagesReached(
  known: KnownCase,
  stages: Stages,
  nameOf: ReadonlyMap<string, string>,
): Map<string, StagesReached> {
  const places = stages.read.map((position): ReportedPlace => ({
    ...position,
    document: nameOf.get(position.document) ?? '',
  }));
  const byDocument = Map.groupBy(places.entries(), ([, { document }]) => document);
  const decided = stages.decided.map((positions) =>
    positions.map((position): ReportedPlace => ({ ...position, document: nameOf.get(position.document) ?? '' })),
  );
  const wanted = known.discrepancies.filter(({ optional }) => optional !== true);
  return new Map(
    wanted.map((discrepancy) => {
      const isOfValues = ofValues.has(discrepancy.type);
      const matches = printedOf(discrepancy).map((occurrence) => ({
        occurrence,
        at: (byDocument.get(occurrence.document) ?? []).flatMap(([index, place]) =>
          (!isOfValues || index < stages.values) && isAt(place, occurrence, known, index < stages.values)
            ? [index]
            : [],
        ),
      }));
      return [discrepancy.id, reached(discrepancy, matches, stages, decided, known)];
    }),
  );
}

/** A side of a discrepancy that a value shows. */
export interface ShownSide {
  readonly id: string;
  readonly side: string | undefined;
  /** No other value of the document prints more of what disagrees: `0417` of `ITX 21 ATEX 0417 X`, not `21`. */
  readonly isBest: boolean;
}

/** Which sides of which discrepancies each value shows, by its position among what was read. */
export function sidesShown(
  known: KnownCase,
  values: Stages['read'],
  nameOf: ReadonlyMap<string, string>,
): Map<number, ShownSide[]> {
  const places = values.map((position) => ({ ...position, document: nameOf.get(position.document) ?? '' }));
  const shown = new Map<number, ShownSide[]>();
  for (const discrepancy of known.discrepancies)
    for (const occurrence of printedOf(discrepancy)) {
      const showing = [...places.entries()]
        .filter(([, place]) => place.document === occurrence.document && isAt(place, occurrence, known, true))
        .map(([at, place]) => ({ at, share: sharedPart(place.value ?? place.quote, occurrence.value) }));
      const most = Math.max(...showing.map(({ share }) => share));
      for (const { at, share } of showing)
        shown.set(at, [
          ...(shown.get(at) ?? []),
          { id: discrepancy.id, side: occurrence.side, isBest: share === most },
        ]);
    }
  return shown;
}

/** Of two texts of which the one is part of the other, what part that is. */
function sharedPart(a: string, b: string): number {
  const [x, y] = [marksOf(a).length, marksOf(b).length];
  return Math.min(x, y) / Math.max(x, y);
}

const printedOf = ({ occurrences }: Discrepancy): Occurrence[] =>
  occurrences.flatMap((one) => ('missing' in one ? [] : [one]));

interface Match {
  readonly occurrence: Occurrence;
  /** Places that print it. */
  readonly at: readonly number[];
}

function reached(
  discrepancy: Discrepancy,
  matches: readonly Match[],
  stages: Stages,
  decided: readonly (readonly ReportedPlace[])[],
  known: KnownCase,
): StagesReached {
  const keySide = discrepancy.key_side ?? 'a';
  const isShown = (places: readonly ReportedPlace[]): boolean =>
    isEnough(
      discrepancy,
      printedOf(discrepancy).filter((occurrence) =>
        places.some((place) => showsOccurrence(place, occurrence, isScanOf(known, occurrence))),
      ),
      keySide,
    );
  const read = isEnough(
    discrepancy,
    matches.flatMap(({ occurrence, at }) => (at.length > 0 ? [occurrence] : [])),
    keySide,
  );
  const ends = { read, decided: decided.some(isShown) };
  if (discrepancy.one_document_suffices === true || !isOfTwo(printedOf(discrepancy))) return ends;
  const sidesAt = new Map<number, Set<string | undefined>>();
  for (const { occurrence, at } of matches)
    for (const index of at) sidesAt.set(index, (sidesAt.get(index) ?? new Set()).add(occurrence.side));
  const holds = (pairs: readonly PlacePair[]): boolean =>
    pairs.some(([a, b]) => {
      const [x, y] = [sidesAt.get(a), sidesAt.get(b)];
      return x !== undefined && y !== undefined && [...x].some((side) => [...y].some((other) => other !== side));
    });
  return {
    ...ends,
    candidates: holds(stages.candidates),
    scored: holds(stages.scored),
    assigned: holds(stages.assigned),
  };
}

const isEnough = ({ one_document_suffices }: Discrepancy, shown: readonly Occurrence[], keySide: string): boolean =>
  (one_document_suffices === true && shown.some(({ side }) => side === keySide)) || isOfTwo(shown);

/** Two sides in two documents. */
const isOfTwo = (occurrences: readonly Occurrence[]): boolean =>
  new Set(occurrences.map(({ document }) => document)).size >= 2 &&
  new Set(occurrences.map(({ side }) => side)).size >= 2;

const isScanOf = ({ renderers }: KnownCase, { document }: Occurrence): boolean =>
  renderers[document]?.includes('scan') === true;

/** A value must be the one that conflicts, not another of its sentence. */
function isAt(place: ReportedPlace, occurrence: Occurrence, known: KnownCase, isValue: boolean): boolean {
  if (isValue && !areOverlapping(place.value ?? place.quote, occurrence.value)) return false;
  return showsOccurrence(place, occurrence, isScanOf(known, occurrence));
}

const marksOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

function areOverlapping(a: string, b: string): boolean {
  const [x, y] = [marksOf(a), marksOf(b)];
  return x.includes(y) || y.includes(x);
}
