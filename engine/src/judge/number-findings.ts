import type { Finding, Severity } from '@app/shared/contracts';

const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];

export interface NumberedFindings {
  readonly findings: Finding[];
  /** Of a finding as it was given. */
  readonly idOf: (finding: Finding) => string | undefined;
}

/**
 * Puts findings in order and numbers them: the sure ones, the most severe first and else as they are given, then the
 * possible ones, the likeliest first. A finding that follows from another keeps naming it.
 */
export function numberFindings(findings: readonly Finding[]): NumberedFindings {
  const ranked = togetherBySubject(findings.toSorted(byTier));
  const ids = new Map(ranked.map((finding, index) => [finding, `f${index + 1}`] as const));
  const renamed = new Map(
    ranked.flatMap((finding) => (finding.id === '' ? [] : [[finding.id, ids.get(finding) ?? ''] as const])),
  );
  const numbered = (finding: Finding): Finding => ({
    ...finding,
    id: ids.get(finding) ?? '',
    ...(finding.cause === undefined ? {} : { cause: renamed.get(finding.cause) ?? finding.cause }),
  });
  return {
    findings: ranked.map(numbered),
    idOf: (finding) => ids.get(finding),
  };
}

/** Sure findings of one subject and weight next to each other, where the first of them is. */
function togetherBySubject(ranked: readonly Finding[]): Finding[] {
  const keyOf = ({ tier, severity, subject }: Finding, index: number): string => {
    const name = subject.replaceAll(/\s+/g, ' ').trim().normalize('NFKC').toLowerCase();
    return tier === 'sure' && name !== '' ? `${severity} ${name}` : `${index}`;
  };
  return [...Map.groupBy(ranked, keyOf).values()].flat();
}

function byTier(a: Finding, b: Finding): number {
  if (a.tier !== b.tier) return a.tier === 'sure' ? -1 : 1;
  const weight = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  // Sure ones are given in the order in which they matter.
  return a.tier === 'sure' ? weight : b.confidence - a.confidence || weight;
}
