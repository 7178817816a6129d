import type { AnalysisResult, ComparedDocument, Finding, Severity } from '@app/shared/contracts';
import { tellTiers } from '../../judge/tell-tiers.ts';
import { documentLetter } from './document-letter.ts';
import { orderFindings, subjectKey, type CauseGroup } from './order-findings.ts';
import { hasMajority, readingsOf, type Reading } from './readings.ts';
import { plainLine } from '../ooxml/xml-text.ts';
import { titleOf } from './title-of.ts';
import { versionPairs, type VersionPair } from './version-pairs.ts';

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
  /** `3`, or `3.1` for the first consequence of finding 3; `P3` for the third place to look at. */
  readonly number: string;
  readonly anchor: string;
  readonly finding: Finding;
  /** Of the most severe of it and its consequences: a small slip may make a total wrong. */
  readonly severity: Severity;
  readonly subject: string;
  readonly readings: readonly Reading[];
  readonly majority: boolean;
  readonly consequences: readonly ReportFinding[];
}

export interface ReportModel {
  readonly result: AnalysisResult;
  readonly documents: readonly ReportDocument[];
  readonly documentById: ReadonlyMap<string, ReportDocument>;
  /** Sure findings that follow from no other, most severe first, those of one subject next to each other. */
  readonly findings: readonly ReportFinding[];
  /** What is no more than possible, the likeliest first. None of it is counted. */
  readonly places: readonly ReportFinding[];
  /** Less likely places, which the report leaves out. */
  readonly untoldPlaces: number;
  /** How many findings are sure, consequences included. */
  readonly total: number;
  readonly counts: Readonly<Record<Severity, number>>;
  /** Numbers of other findings on the same subject, by finding id. */
  readonly sameSubject: ReadonlyMap<string, readonly ReportFinding[]>;
  /** Documents that are versions of one paper, two by two. */
  readonly versions: readonly VersionPair[];
}

/** Orders, numbers and links what the report tells. Pure: the same result gives the same model. */
export function buildReportModel(result: AnalysisResult): ReportModel {
  const documents = result.documents.map(toReportDocument);
  const { sure, places, untold } = tellTiers(result.findings);
  const findings = orderFindings(sure).map((group, index) => toReportFinding(group, `${index + 1}`));
  const counts: Record<Severity, number> = { high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of sure) counts[finding.severity] += 1;
  return {
    result,
    documents,
    documentById: new Map(documents.map((document) => [document.document.id, document])),
    findings,
    places: places.map((finding, index) => toReportFinding(alone(finding), `P${index + 1}`)),
    untoldPlaces: untold,
    total: sure.length,
    counts,
    sameSubject: linkSameSubjects(findings),
    versions: versionPairs(result),
  };
}

const alone = (root: Finding): CauseGroup => ({ root, consequences: [], severity: root.severity });

function toReportDocument(document: ComparedDocument, index: number): ReportDocument {
  const unreadable = document.pages === 0 || document.unreadPages.length >= document.pages;
  const language = languageTags[document.language ?? ''];
  const name = plainLine(document.name);
  return { letter: documentLetter(index), name, document, unreadable, ...(language === undefined ? {} : { language }) };
}

const languageTags: Readonly<Record<string, string>> = { de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT' };

/** The language of the words of a finding, where all of its documents share one. */
export function languageOf({ finding }: ReportFinding, model: ReportModel): string | undefined {
  const ids = finding.positions.filter(({ missing }) => !missing).map(({ document }) => document);
  const languages = new Set(ids.map((id) => model.documentById.get(id)?.language));
  return languages.size === 1 ? [...languages][0] : undefined;
}

function toReportFinding({ root, consequences, severity }: CauseGroup, number: string): ReportFinding {
  const readings = readingsOf(root);
  return {
    number,
    anchor: `finding_${number.replace('.', '_')}`,
    finding: root,
    severity,
    subject: titleOf(root, readings),
    readings,
    majority: hasMajority(readings),
    consequences: consequences.map((finding, index) => toReportFinding(alone(finding), `${number}.${index + 1}`)),
  };
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
