import type { AnalysisResult, Decision } from '@app/shared/contracts';

/** The result, with what was said of each finding as members of it. */
export function reportJson(result: AnalysisResult, decisions: readonly Decision[]): string {
  const saidOf = new Map(decisions.map((one) => [one.findingId, one]));
  const findings = result.findings.map((finding) => {
    const said = saidOf.get(finding.id);
    if (said === undefined) return finding;
    const { decision, reason, text, whom, note } = said;
    return { ...finding, decision, reason, text, whom, note };
  });
  return JSON.stringify({ ...result, findings });
}
