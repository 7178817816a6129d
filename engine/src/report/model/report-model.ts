import {
  findingNumbers,
  type AnalysisResult,
  type ComparedDocument,
  type Decision,
  type Finding,
  type Severity,
} from '@app/shared/contracts';
import { tellTiers } from '../../judge/tell-tiers.ts';
import { documentLetter } from '../../judge/document-letter.ts';
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
  /** The one that the finding has on the screen too, whatever was dismissed: `3`, or `P3` for the third possible one. */
  readonly number: string;
  readonly anchor: string;
  readonly finding: Finding;
  /** Of the most severe of it and its consequences: a small slip may make a total wrong. */
  readonly severity: Severity;
  readonly subject: string;
  readonly readings: readonly Reading[];
  readonly majority: boolean;
  readonly consequences: readonly ReportFinding[];
  /** What a person says of it; absent where nobody has said anything. */
  readonly said?: Decision;
}

export interface ReportModel {
  readonly result: AnalysisResult;
  readonly documents: readonly ReportDocument[];
  readonly documentById: ReadonlyMap<string, ReportDocument>;
  /** Sure and confirmed findings that follow from no other, in the order of their numbers. */
  readonly findings: readonly ReportFinding[];
  /** What is no more than possible, the likeliest first. None of it is counted. */
  readonly places: readonly ReportFinding[];
  /** What a person has dismissed, in the order of the result. None of it is counted. */
  readonly dismissed: readonly ReportFinding[];
  /** Less likely places, which the report leaves out. */
  readonly untoldPlaces: number;
  /** How many findings are sure and not dismissed, or confirmed, consequences included. */
  readonly total: number;
  readonly counts: Readonly<Record<Severity, number>>;
  /** Numbers of other findings on the same subject, by finding id. */
  readonly sameSubject: ReadonlyMap<string, readonly ReportFinding[]>;
  /** Documents that are versions of one paper, two by two. */
  readonly versions: readonly VersionPair[];
}

/** Orders, numbers and links what the report tells. Pure: the same result and decisions give the same model. */
export function buildReportModel(result: AnalysisResult, decisions: readonly Decision[] = []): ReportModel {
  const documents = result.documents.map(toReportDocument);
  const saidOf = new Map(decisions.filter(saysAnything).map((one) => [one.findingId, one]));
  const { sure, places, dismissed, untold } = partFindings(result.findings, saidOf);
  const numbers = findingNumbers(result.findings);
  const toReport = (group: CauseGroup): ReportFinding => toReportFinding(group, numbers, saidOf);
  const findings = orderFindings(sure).map(toReport);
  const counts: Record<Severity, number> = { high: 0, medium: 0, low: 0, info: 0 };
  for (const finding of sure) counts[finding.severity] += 1;
  return {
    result,
    documents,
    documentById: new Map(documents.map((document) => [document.document.id, document])),
    findings,
    places: places.map((finding) => toReport(alone(finding))),
    dismissed: dismissed.map((finding) => toReport(alone(finding))),
    untoldPlaces: untold,
    total: sure.length,
    counts,
    sameSubject: linkSameSubjects(findings),
    versions: versionPairs(result),
  };
}

/** One that was taken back and has no note says nothing. */
const saysAnything = ({ decision, note }: Decision): boolean => decision !== null || note !== undefined;

/** What a person has said anything of is told, however unlikely; what is dismissed stands apart. */
function partFindings(all: readonly Finding[], saidOf: ReadonlyMap<string, Decision>) {
  const { sure, places, untold } = tellTiers(all);
  const isDismissed = ({ id }: Finding): boolean => saidOf.get(id)?.decision === 'dismissed';
  // What a person has confirmed counts, however sure it was.
  const isConfirmed = ({ id }: Finding): boolean => saidOf.get(id)?.decision === 'accepted';
  const told = new Set([...sure, ...places]);
  const unlikely = all.filter((finding) => !told.has(finding) && saidOf.has(finding.id));
  return {
    sure: all.filter((finding) => (sure.includes(finding) && !isDismissed(finding)) || isConfirmed(finding)),
    places: [...places, ...unlikely].filter((finding) => !isDismissed(finding) && !isConfirmed(finding)),
    dismissed: all.filter(isDismissed),
    untold: untold - unlikely.length,
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

function toReportFinding(
  { root, consequences, severity }: CauseGroup,
  numbers: ReadonlyMap<string, string>,
  saidOf: ReadonlyMap<string, Decision>,
): ReportFinding {
  const readings = readingsOf(root);
  const said = saidOf.get(root.id);
  const number = numbers.get(root.id) ?? '';
  return {
    number,
    anchor: `finding_${number}`,
    finding: root,
    severity,
    subject: titleOf(root, readings),
    readings,
    majority: hasMajority(readings),
    consequences: consequences.map((finding) => toReportFinding(alone(finding), numbers, saidOf)),
    ...(said === undefined ? {} : { said }),
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
