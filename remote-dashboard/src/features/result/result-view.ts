import type {
  AnalysisResult,
  AnalysisSummary,
  ComparedFile,
  Comparison,
  FindingCounts,
  NotComparable,
  PlacesToLookAt,
} from '@app/shared/contracts';

/** What this tab knows of a run that it has followed to its end. */
export interface FollowedRun {
  readonly jobId: string;
  /** Milliseconds since the epoch. */
  readonly finishedAt: number;
  readonly summary: AnalysisSummary | null;
}

export interface ViewedDocument {
  readonly id: string;
  readonly name: string;
  /** `A` and up; null where nothing of it was compared. */
  readonly letter: string | null;
  readonly pages: number;
  readonly ocrPages: number;
  /** The numbers of these pages, as far as they are known. */
  readonly readByOcr: readonly number[];
  readonly unreadPages: readonly number[];
  /** Why nothing of it was compared, and what to do. */
  readonly reason: string | null;
}

export interface ResultView {
  readonly name: string | null;
  readonly isSample: boolean;
  readonly documents: readonly ViewedDocument[];
  readonly finishedAt: number | null;
  readonly durationMs: number | null;
  /** Null where only the report tells them. */
  readonly counts: FindingCounts | null;
  readonly places: PlacesToLookAt | null;
  readonly comparedPages: number | null;
  readonly agreements: number | null;
  /** Why it is no agreement that nothing was found; null where the documents were compared. */
  readonly notComparable: NotComparable | null;
  /** How many findings a person has decided; null where nobody knows. */
  readonly decided: number | null;
}

/** What a result can be told from; at least one of them is there. */
export interface ResultSources {
  readonly comparison: Comparison | null;
  readonly result: AnalysisResult | null;
  readonly run: FollowedRun | null;
}

export const totalOf = ({ high, medium, low, info }: FindingCounts): number => high + medium + low + info;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterAt = (index: number): string => letters.charAt(index % letters.length);

type Unlettered = Omit<ViewedDocument, 'letter'>;

/** Those that were compared first, each with its letter. */
function withLetters(documents: readonly Unlettered[]): readonly ViewedDocument[] {
  const compared = documents.filter(({ reason }) => reason === null);
  const left = documents.filter(({ reason }) => reason !== null);
  return [
    ...compared.map((document, index) => Object.assign({ letter: letterAt(index) }, document)),
    ...left.map((document) => Object.assign({ letter: null }, document)),
  ];
}

function fromComparison({ documents }: Comparison, result: AnalysisResult | null): readonly Unlettered[] {
  const readOf = (name: string) => result?.documents.find((document) => document.name === name);
  const rank = ({ name }: ComparedFile) => {
    const index = result?.documents.findIndex((document) => document.name === name) ?? -1;
    return index < 0 ? documents.length : index;
  };
  return documents
    .toSorted((one, other) => rank(one) - rank(other))
    .map((file) => ({
      id: file.id,
      name: file.name,
      pages: file.pages ?? readOf(file.name)?.pages ?? 0,
      ocrPages: readOf(file.name)?.ocrPages.length ?? 0,
      readByOcr: readOf(file.name)?.ocrPages ?? [],
      unreadPages: file.unreadPages ?? readOf(file.name)?.unreadPages ?? [],
      reason: file.state === 'failed' ? (file.reason ?? '') : null,
    }));
}

const fromSummary = ({ documents }: AnalysisSummary): readonly Unlettered[] =>
  documents.map(({ name, pages, ocrPages, unreadPages, unreadable }) => ({
    id: name,
    name,
    pages,
    ocrPages,
    readByOcr: [],
    unreadPages,
    reason: unreadable ?? null,
  }));

function placesIn({ findings, documents }: AnalysisResult): PlacesToLookAt {
  const nameOf = new Map(documents.map(({ id, name }) => [id, name]));
  const possible = findings.filter(({ tier }) => tier === 'possible');
  const first = possible.slice(0, 3).map(({ subject, positions }) => ({
    subject,
    at: positions.map(({ document, page }) => ({ document: nameOf.get(document) ?? '', page })),
  }));
  return { count: possible.length, first };
}

const between = (from: string | undefined, to: string | undefined): number | null =>
  from === undefined || to === undefined ? null : Date.parse(to) - Date.parse(from);

/** Puts together what is known of a result. */
export function resultView({ comparison, result, run }: ResultSources): ResultView {
  const summary = run?.summary ?? null;
  const told =
    comparison === null ? (summary === null ? [] : fromSummary(summary)) : fromComparison(comparison, result);
  const finishedAt = comparison?.finishedAt;
  return {
    name: comparison?.name ?? null,
    isSample: comparison?.sample ?? false,
    documents: withLetters(told),
    finishedAt: finishedAt === undefined ? (run?.finishedAt ?? null) : Date.parse(finishedAt),
    durationMs: summary?.durationMs ?? between(comparison?.startedAt, finishedAt),
    counts: comparison?.counts ?? summary?.findings ?? null,
    places: summary?.placesToLookAt ?? (result === null ? null : placesIn(result)),
    comparedPages: result?.coverage.comparedPages ?? summary?.comparedPages ?? null,
    agreements: result?.coverage.agreements ?? summary?.agreements ?? null,
    notComparable: result?.coverage.notComparable ?? summary?.notComparable ?? comparison?.notComparable ?? null,
    decided: comparison?.decided ?? null,
  };
}

export const notComparedOf = ({ documents }: ResultView) => documents.filter(({ reason }) => reason !== null);

export const withUnreadPagesOf = ({ documents }: ResultView) =>
  documents.filter(({ reason, unreadPages }) => reason === null && unreadPages.length > 0);

export const unreadPagesIn = (view: ResultView): number =>
  withUnreadPagesOf(view).reduce((sum, { unreadPages }) => sum + unreadPages.length, 0);

/** Pages of all files that could be opened. */
export const pagesIn = ({ documents }: ResultView): number =>
  documents.reduce((sum, { reason, pages }) => sum + (reason === null ? pages : 0), 0);

/** Every page of every file was compared. Nothing else may be green. */
export const isWhole = (view: ResultView): boolean => notComparedOf(view).length === 0 && unreadPagesIn(view) === 0;
