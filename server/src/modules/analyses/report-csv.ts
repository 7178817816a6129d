import type { AnalysisResult, Decision, Finding, Position } from '@app/shared/contracts';

const heads = [
  ...'Finding,Tier,Severity,Kind,Rule,Confidence,Subject,Explanation,Document,Page,Quote,Value,Missing'.split(','),
  ...'Decision,Reason,Text,Whom,Note'.split(','),
];

/** Without it Excel does not take the bytes for UTF-8. */
const byteOrderMark = '\ufeff';

/** The findings and what was said of them as comma-separated values (RFC 4180), one line for each place of each finding. */
export function reportCsv({ documents, findings }: AnalysisResult, decisions: readonly Decision[] = []): string {
  const saidOf = new Map(decisions.map((one) => [one.findingId, one]));
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const lines = findings.flatMap((finding) =>
    finding.positions.map((position) => [...lineOf(finding, position, names), ...said(saidOf.get(finding.id))]),
  );
  return byteOrderMark + [heads, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function lineOf(finding: Finding, position: Position, names: ReadonlyMap<string, string>): string[] {
  const { id, tier, severity, kind, rule, confidence, subject, explanation } = finding;
  const { document, page, quote, value = '', missing } = position;
  const about = [id, tier, severity, kind, rule, String(confidence), subject, explanation];
  return [...about, names.get(document) ?? document, String(page), quote, value, missing ? 'yes' : 'no'];
}

const said = ({ decision, reason, text, whom, note }: Partial<Decision> = {}): string[] =>
  [decision, reason, text, whom, note].map((value) => value ?? '');

/**
 * Programs run a cell that begins like this as a formula (CWE-1236), also with signs of full width; the words of a
 * document must not be one. Where lists are parted by semicolons or tabs, a cell begins after each of these too.
 */
const beginsFormula = /^(?=[\t\r\n])|(?<=^|[;\t\r\n])(?="*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function cell(text: string): string {
  const harmless = text.replaceAll(beginsFormula, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
