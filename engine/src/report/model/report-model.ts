import type { AnalysisResult, ComparedDocument, Finding, Severity } from '@app/shared/contracts';
import { documentLetter } from './document-letter.ts';
import { hasMajority, readingsOf, type Reading } from './readings.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { shortLabel } from './short-label.ts';

export interface ReportDocument {
  readonly letter: string;
  readonly name: string;
  readonly document: ComparedDocument;
  /** Tag with the country that Word wants; absent for English and where it is not known. */
  readonly language?: string;
  /** Not one page of it could be read. */
  readonly unreadable: boolean;
}

export interface ReportFinding {
  /** `3`, or `3.1` for the first consequence of finding 3. */
  readonly number: string;
  readonly anchor: string;
  readonly finding: Finding;
  readonly subject: string;
  readonly readings: readonly Reading[];
  readonly majority: boolean;
  readonly consequences: readonly ReportFinding[];
}

export interface ReportModel {
  readonly result: AnalysisResult;
  readonly documents: readonly ReportDocument[];
  readonly documentById: ReadonlyMap<string, ReportDocument>;
  /** Root findings, most severe first, findings of one subject next to each other. */
  readonly findings: readonly ReportFinding[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Numbers of other findings on the same subject, by finding id. */
  readonly sameSubject: ReadonlyMap<string, readonly ReportFinding[]>;
}

export const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];

/** Orders, numbers and links what the report tells. Pure: the same result gives the same model. */
export function buildReportModel(result: AnalysisResult, causes: ReadonlyMap<string, string> = new Map()): ReportModel {
  const documents = result.documents.map(toReportDocument);
  const byCause = consequencesByRoot(result.findings, causes);
  const followers = new Set([...byCause.values()].flat().map((finding) => finding.id));
  const roots = orderFindings(result.findings.filter((finding) => !followers.has(finding.id)));
  const findings = roots.map((finding, index) =>
    toReportFinding(finding, `${index + 1}`, byCause.get(finding.id) ?? []),
  );
  const counts: Record<Severity, number> = { high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of result.findings) counts[finding.severity] += 1;
  return {
    result,
    documents,
    documentById: new Map(documents.map((document) => [document.document.id, document])),
    findings,
    counts,
    sameSubject: linkSameSubjects(findings),
  };
}

function toReportDocument(document: ComparedDocument, index: number): ReportDocument {
  const unreadable = document.pages === 0 || document.unreadPages.length >= document.pages;
  const language = languageTags[document.language ?? ''];
  const name = plainLine(document.name);
  return { letter: documentLetter(index), name, document, unreadable, ...(language === undefined ? {} : { language }) };
}

const languageTags: Readonly<Record<string, string>> = { de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };

/** The language of the words of a finding, where all of its documents share one. */
export function languageOf({ finding }: ReportFinding, model: ReportModel): string | undefined {
  const ids = finding.positions.filter(({ missing }) => !missing).map(({ document }) => document);
  const languages = new Set(ids.map((id) => model.documentById.get(id)?.language));
  return languages.size === 1 ? [...languages][0] : undefined;
}

function toReportFinding(finding: Finding, number: string, consequences: readonly Finding[]): ReportFinding {
  const readings = readingsOf(finding);
  return {
    number,
    anchor: `finding_${number.replace('.', '_')}`,
    finding,
    subject: capitalised(plainLine(finding.subject)) || titleFromReadings(readings),
    readings,
    majority: hasMajority(readings),
    consequences: consequences.map((consequence, index) => toReportFinding(consequence, `${number}.${index + 1}`, [])),
  };
}

/** A subject taken from the middle of a sentence still stands as a title. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where nothing names the subject, what is said about it does. */
function titleFromReadings(readings: readonly Reading[]): string {
  const labels = readings.filter((reading) => reading.label !== '').map((reading) => shortLabel(reading.label, 36));
  return labels.slice(0, 2).join(' or ') || 'Unnamed passage';
}

function subjectKey(finding: Finding): string {
  return plainLine(finding.subject).normalize('NFKC').toLowerCase();
}

function orderFindings(findings: readonly Finding[]): Finding[] {
  const groupRank = new Map<string, { confidence: number; index: number }>();
  findings.forEach((finding, index) => {
    const key = `${finding.severity} ${subjectKey(finding)}`;
    const rank = groupRank.get(key);
    if (rank === undefined) groupRank.set(key, { confidence: finding.confidence, index });
    else rank.confidence = Math.max(rank.confidence, finding.confidence);
  });
  const rankOf = (finding: Finding) =>
    groupRank.get(`${finding.severity} ${subjectKey(finding)}`) ?? { confidence: 0, index: 0 };
  return [...findings].sort((a, b) => {
    const groupA = rankOf(a);
    const groupB = rankOf(b);
    return (
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      groupB.confidence - groupA.confidence ||
      groupA.index - groupB.index ||
      b.confidence - a.confidence
    );
  });
}

/** Every follower under the finding at the start of its chain; a cause that is unknown or leads in a circle is ignored. */
function consequencesByRoot(findings: readonly Finding[], causes: ReadonlyMap<string, string>): Map<string, Finding[]> {
  const known = new Set(findings.map((finding) => finding.id));
  const byRoot = new Map<string, Finding[]>();
  for (const finding of findings) {
    const seen = new Set([finding.id]);
    let root = finding.id;
    for (let cause = causes.get(root); cause !== undefined && known.has(cause); cause = causes.get(root)) {
      if (seen.has(cause)) {
        root = finding.id;
        break;
      }
      seen.add(cause);
      root = cause;
    }
    if (root !== finding.id) byRoot.set(root, [...(byRoot.get(root) ?? []), finding]);
  }
  return byRoot;
}

function linkSameSubjects(findings: readonly ReportFinding[]): Map<string, ReportFinding[]> {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const key = subjectKey(finding.finding);
    if (key === '') continue;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  const links = new Map<string, ReportFinding[]>();
  for (const group of groups.values()) {
    // A subject as common as this ties nothing together.
    if (group.length < 2 || group.length > 6) continue;
    for (const finding of group)
      links.set(
        finding.finding.id,
        group.filter((other) => other !== finding),
      );
  }
  return links;
}
