import type { ReportedFinding } from '../versions/score/engine-output.ts';
import type { JudgedScan } from './summarise-scans.ts';

/** What was missed in a scan, and what was told of it that was not there. */
export function describeScan(paper: string, judged: JudgedScan): string {
  const { kind, quality, found, missed, wrong, severityOf, isPageFound } = judged;
  const head = `${paper} ${kind} ${quality}: `;
  if (kind === 'exchanged') return `${head}page ${isPageFound ? 'found' : 'missed'}`;
  const lines = [
    ...missed.map(
      (one) => `  missed: ${one.kind} "${one.from}" "${one.to}" (${one.before.join(' ')} | ${one.after.join(' ')})`,
    ),
    ...wrong.map((finding) => `  wrong, ${severityOf(finding) ?? ''}: ${valuesOf(finding)}`),
  ];
  return [`${head}${found.length} of ${found.length + missed.length}`, ...lines].join('\n');
}

const valuesOf = ({ rule, positions }: ReportedFinding): string =>
  `${rule ?? ''} ${positions.map(({ page, value }) => `p. ${page ?? ''} "${value ?? ''}"`).join(' / ')}`;
