import { basename } from 'node:path';
import type { Agreement, Discrepancy, Occurrence, ShownOccurrence, Truth } from '../truth/truth-file.ts';
import type { EngineOutput, ReportedFinding } from './engine-output.ts';
import { shows, showsLoosely, type Reported } from './shows.ts';

/** Later places of a finding are not read, and one finding is credited with so many discrepancies. */
const mostPlaces = 24;
const mostCredit = 3;
/** A paragraph can run over the end of a page. */
const pagesOff = 1;

export type Verdict = 'right' | 'repeated' | 'expected' | 'false' | 'close' | 'one side' | 'hard';

export interface Judged {
  readonly verdict: Verdict;
  /** Ids of the discrepancies that a right, repeated or expected finding shows. */
  readonly credited: readonly string[];
}

export interface GroupScore {
  readonly truth: Truth;
  readonly verdicts: readonly (Judged & { readonly finding: ReportedFinding })[];
  readonly found: readonly Discrepancy[];
  readonly missed: readonly Discrepancy[];
}

interface Place extends Reported {
  readonly document: string;
  readonly page: number;
}

/** Holds the sure findings of an engine against what is known; by the rules of the published scorer of these groups. */
export function scoreGroup(truth: Truth, output: EngineOutput): GroupScore {
  const found = new Set<string>();
  const sure = output.findings.filter(({ tier }) => tier !== 'possible');
  const verdicts = sure.map((finding) => {
    const { verdict, credited } = judge(truth, placesOf(finding, output, truth), found);
    return { finding, verdict, credited };
  });
  const wanted = truth.discrepancies.filter(({ optional }) => optional !== true);
  return {
    truth,
    verdicts,
    found: wanted.filter(({ id }) => found.has(id)),
    missed: wanted.filter(({ id }) => !found.has(id)),
  };
}

const fileName = (path: string): string => basename(path).toLowerCase();

function placesOf({ positions }: ReportedFinding, { documents }: EngineOutput, truth: Truth): Place[] {
  const ids = new Map(documents.map(({ id, name }) => [id, name]));
  return positions.slice(0, mostPlaces).flatMap(({ document, page, quote, value }) => {
    const names = [ids.get(document) ?? document, document, `${document}.pdf`].map(fileName);
    const known = truth.documents.find((name) => names.includes(fileName(name)));
    return known === undefined || page === null || page === undefined
      ? []
      : [{ document: known, page, quote: quote ?? '', value: value ?? '' }];
  });
}

/** Adds to `found` what these places show. */
function judge(truth: Truth, places: readonly Place[], found: Set<string>): Judged {
  const hits = truth.discrepancies.map((one) => ({ one, hit: matched(truth, one, places, shows) }));
  const shown = hits.filter(({ one, hit }) => isFound(one, hit)).slice(0, mostCredit);
  const fresh = shown.filter(({ one }) => one.optional !== true && !found.has(one.id));
  for (const { one } of fresh) found.add(one.id);
  const credited = shown.map(({ one: { id } }) => id);
  if (fresh.length > 0) return { verdict: 'right', credited };
  if (shown.length > 0)
    return { verdict: shown.every(({ one }) => one.optional === true) ? 'expected' : 'repeated', credited };
  if (truth.agreements.some((one) => isReported(one, matched(truth, one, places, shows)))) {
    const isClose = truth.discrepancies.some((one) => isFound(one, matched(truth, one, places, showsLoosely)));
    return { verdict: isClose ? 'close' : 'hard', credited };
  }
  return { verdict: hits.some(({ hit }) => hit.length > 0) ? 'one side' : 'false', credited };
}

function matched(
  { renderers }: Truth,
  { occurrences }: { readonly occurrences: readonly Occurrence[] },
  places: readonly Place[],
  isShown: typeof shows,
): ShownOccurrence[] {
  return occurrences.flatMap((one) => {
    if ('missing' in one) return [];
    const isScan = renderers[one.document]?.includes('scan') === true;
    const near = places.filter(
      ({ document, page }) => document === one.document && Math.abs(page - one.page) <= pagesOff,
    );
    return near.some((place) => isShown(place, one, isScan)) ? [one] : [];
  });
}

const documentsOf = (occurrences: readonly { readonly document: string }[]): number =>
  new Set(occurrences.map(({ document }) => document)).size;

function isFound({ one_document_suffices, key_side = 'a' }: Discrepancy, hit: readonly ShownOccurrence[]): boolean {
  if (one_document_suffices === true && hit.some(({ side = 'a' }) => side === key_side)) return true;
  return documentsOf(hit) >= 2 && new Set(hit.map(({ side, document }) => side ?? document)).size >= 2;
}

const isReported = ({ occurrences }: Agreement, hit: readonly ShownOccurrence[]): boolean =>
  hit.length > 0 && documentsOf(hit) >= Math.min(2, documentsOf(occurrences));
