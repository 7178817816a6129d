import type { CaseScore } from './score-case.ts';

/** One case in lines: what was found of what, what was missed, and what was reported beyond it. */
export function describeCase({ known, verdicts, found, missed }: CaseScore): string {
  const lines = [`${known.group}: ${found.size} of ${found.size + missed.length} found`];
  for (const { id, type, subject } of known.discrepancies)
    if (missed.includes(id)) lines.push(`  missed ${id}, ${type}: ${subject}`);
  for (const { finding, verdict } of verdicts) {
    if (verdict !== 'false alarm' && verdict !== 'hard false alarm') continue;
    const quotes = finding.positions.map(({ quote }) => `"${quote}"`).join(' / ');
    lines.push(`  ${verdict} ${finding.id}, ${finding.rule}: ${quotes}`);
  }
  return lines.join('\n');
}
