import type { ReportFinding, ReportModel } from './report-model.ts';
import type { VersionPair } from './version-pairs.ts';

/** The finding tells of a difference between versions of one paper. */
export const isOfVersions = ({ finding }: ReportFinding): boolean => finding.rule.startsWith('version-');

/** Two versions are compared and nothing else, so that the list of changes tells all that differs and all that does not. */
export const areTwoVersions = ({ documents, versions: [pair] }: ReportModel): boolean =>
  documents.length === 2 && pair !== undefined && pair.share === undefined;

/**
 * Findings that have a block of their own, as a test of one. The list of changes between two versions tells each of them
 * already: only those that weigh most, that somebody asks about or has noted something on, or that no change tells have one.
 * A note may be longer than a row of a table can be.
 */
export function blockTest(model: ReportModel): (report: ReportFinding) => boolean {
  if (!areTwoVersions(model)) return () => true;
  const isTold = listTest(model);
  return (report) =>
    report.severity === 'high' || saysMuch(report.said) || report.consequences.length > 0 || !isTold(report);
}

/** Findings whose words are in the list of changes between two versions, as a test of one. */
export function listTest(model: ReportModel): (report: ReportFinding) => boolean {
  const listed = new Set(areTwoVersions(model) ? model.result.changes?.map(({ finding }) => finding) : []);
  return ({ finding: { id } }) => listed.has(id);
}

const saysMuch = (said: ReportFinding['said']): boolean =>
  said !== undefined && (said.decision === 'asked' || said.text !== undefined || said.note !== undefined);

/** The pair of versions that a finding is about, where it is about two and the earlier one is known. */
export function orderedPairOf(report: ReportFinding, { versions }: ReportModel): VersionPair | undefined {
  const documents = new Set(report.readings.flatMap((reading) => reading.documents));
  if (!isOfVersions(report) || documents.size !== 2) return undefined;
  return versions.find(({ a, b, order }) => order !== 'unknown' && documents.has(a) && documents.has(b));
}
