import type { AnalysisResult, Decision, Finding, Position } from '@app/shared/contracts';

const heads = [
  ...'Finding,Tier,Severity,Kind,Rule,Confidence,Subject,Explanation,Document,Page,Quote,Value,Missing'.split(','),
  ...'Decision,Reason,Text,Whom,Note'.split(','),
];

/** The findings and what was said of them as comma-separated values (RFC 4180), one line for each place of each finding. */
export function reportCsv({ documents, findings }: AnalysisResult, decisions: readonly Decision[] = []): string {
  const saidOf = new Map(decisions.map((one) => [one.findingId, one]));
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const lines = findings.flatMap((finding) =>
    finding.positions.map((position) => [...lineOf(finding, position, names), ...said(saidOf.get(finding.id))]),
  );
  return [heads, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function lineOf(finding: Finding, position: Position, names: ReadonlyMap<string, string>): string[] {
  const { id, tier, severity, kind, rule, confidence, subject, explanation } = finding;
  const { document, page, quote, value = '', missing } = position;
  const about = [id, tier, severity, kind, rule, String(confidence), subject, explanation];
  return [...about, names.get(document) ?? document, String(page), quote, value, missing ? 'yes' : 'no'];
}

const said = ({ decision, reason, text, whom, note }: Partial<Decision> = {}): string[] =>
  [decision, reason, text, whom, note].map((value) => value ?? '');

/** Programs run a cell that begins like this as a formula (CWE-1236); the words of a paper must not be one. */
const looksLikeFormula = /^[=+\-@\t\r\n]/;

function cell(text: string): string {
  const harmless = looksLikeFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
