import type { ComparedDocument, Finding } from '@app/shared/contracts';
import type { Agreement, Discrepancy, KnownCase, Occurrence } from './known-case.ts';
import { showsOccurrence, type ReportedPlace } from './shows-occurrence.ts';

/** A finding that lists more places than this says nothing about any of them. */
const mostPlaces = 24;
/** Discrepancies that one finding may be credited with. */
const mostCredit = 3;

export type Verdict = 'right' | 'repeated' | 'expected' | 'false alarm' | 'hard false alarm';

export interface FindingVerdict {
  readonly finding: Finding;
  readonly verdict: Verdict;
  /** Discrepancies that it is the first to show. */
  readonly found: number;
}

/** What is held against the truth: any state of the engine gives it. */
export interface ScoredResult {
  readonly documents: readonly Pick<ComparedDocument, 'id' | 'name'>[];
  readonly findings: readonly Finding[];
}

/** How one case went. */
export interface CaseScore {
  readonly known: KnownCase;
  readonly verdicts: readonly FindingVerdict[];
  /** Ids of the discrepancies that were found, and of those that were not; expected ones are in neither. */
  readonly found: ReadonlySet<string>;
  readonly missed: readonly string[];
}

/**
 * Holds findings against what is known. A discrepancy is found when one finding shows two of its documents and two of
 * its sides, or its key side where one document suffices. To report an agreement is a hard false alarm.
 */
export function scoreCase(known: KnownCase, { documents, findings }: ScoredResult): CaseScore {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const found = new Set<string>();
  const verdicts = findings.map((finding) => {
    const places = finding.positions.slice(0, mostPlaces).flatMap((position): ReportedPlace[] => {
      const document = names.get(position.document);
      return position.missing || document === undefined ? [] : [{ ...position, document }];
    });
    const before = found.size;
    const verdict = judge(known, places, found);
    return { finding, verdict, found: found.size - before };
  });
  const wanted = known.discrepancies.filter(({ optional }) => optional !== true);
  return { known, verdicts, found, missed: wanted.map(({ id }) => id).filter((id) => !found.has(id)) };
}

/** Adds to `found` what these places show. */
function judge(known: KnownCase, places: readonly ReportedPlace[], found: Set<string>): Verdict {
  const shown = known.discrepancies.filter((discrepancy) => isShown(known, discrepancy, places)).slice(0, mostCredit);
  const fresh = shown.filter(({ id, optional }) => optional !== true && !found.has(id));
  for (const { id } of fresh) found.add(id);
  if (fresh.length > 0) return 'right';
  if (shown.length > 0) return shown.every(({ optional }) => optional === true) ? 'expected' : 'repeated';
  return known.agreements.some((agreement) => isReported(known, agreement, places))
    ? 'hard false alarm'
    : 'false alarm';
}

const shownOf = (
  { renderers }: KnownCase,
  occurrences: readonly Occurrence[],
  places: readonly ReportedPlace[],
): Occurrence[] =>
  occurrences.filter((occurrence) => {
    const isScan = renderers[occurrence.document]?.includes('scan') === true;
    return places.some((place) => showsOccurrence(place, occurrence, isScan));
  });

const documentsOf = (occurrences: readonly Occurrence[]): number =>
  new Set(occurrences.map(({ document }) => document)).size;

function isShown(known: KnownCase, discrepancy: Discrepancy, places: readonly ReportedPlace[]): boolean {
  const printed = discrepancy.occurrences.flatMap((occurrence) => ('missing' in occurrence ? [] : [occurrence]));
  const shown = shownOf(known, printed, places);
  const keySide = discrepancy.key_side ?? 'a';
  if (discrepancy.one_document_suffices === true && shown.some(({ side }) => side === keySide)) return true;
  return documentsOf(shown) >= 2 && new Set(shown.map(({ side }) => side)).size >= 2;
}

function isReported(known: KnownCase, { occurrences }: Agreement, places: readonly ReportedPlace[]): boolean {
  const shown = shownOf(known, occurrences, places);
  return shown.length > 0 && documentsOf(shown) >= Math.min(2, documentsOf(occurrences));
}
