import type { CaseScore } from './score-case.ts';

/** One case in lines: what was found of what, what was missed, and what was reported beyond it. */
export function describeCase({ known, verdicts, found, missed }: CaseScore): string {
  const lines = [`${known.group}: ${found.size} of ${found.size + missed.length} found`];
  for (const { id, type, subject, occurrences } of known.discrepancies) {
    if (!missed.includes(id)) continue;
    const quotes = occurrences.map((one) => `${one.document} ${'missing' in one ? 'lacks it' : quoted(one)}`);
    lines.push(`  missed ${id}, ${type}: ${subject}: ${quotes.join(' / ')}`);
  }
  for (const { finding, verdict } of verdicts) {
    if (verdict !== 'false alarm' && verdict !== 'hard false alarm') continue;
    const quotes = finding.positions.map(quoted).join(' / ');
    lines.push(`  ${verdict} ${finding.id}, ${finding.rule}: ${quotes}`);
  }
  return lines.join('\n');
}

const quoted = ({ quote }: { readonly quote: string }): string => `"${quote}"`;
