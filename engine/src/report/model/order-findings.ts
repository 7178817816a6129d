import type { Finding, Severity } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';

export const severities: readonly Severity[] = ['high', 'medium', 'low', 'info'];

/** A finding with what follows from it. */
export interface CauseGroup {
  readonly root: Finding;
  readonly consequences: readonly Finding[];
  /** The most severe of them. */
  readonly severity: Severity;
}

/** What findings of one subject have in common. */
export function subjectKey(finding: Finding): string {
  return plainLine(finding.subject).normalize('NFKC').toLowerCase();
}

/** Causes with their consequences, the most severe first, those of one subject next to each other. */
export function orderFindings(findings: readonly Finding[]): CauseGroup[] {
  const groups = causeGroups(findings);
  const keyOf = ({ root, severity }: CauseGroup): string => `${severity} ${subjectKey(root)}`;
  const ranks = new Map<string, { confidence: number; index: number }>();
  for (const [index, group] of groups.entries()) {
    const rank = ranks.get(keyOf(group));
    if (rank === undefined) ranks.set(keyOf(group), { confidence: group.root.confidence, index });
    else rank.confidence = Math.max(rank.confidence, group.root.confidence);
  }
  const rankOf = (group: CauseGroup) => ranks.get(keyOf(group)) ?? { confidence: 0, index: 0 };
  return groups.toSorted((a, b) => {
    const [rankA, rankB] = [rankOf(a), rankOf(b)];
    return (
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      rankB.confidence - rankA.confidence ||
      rankA.index - rankB.index ||
      b.root.confidence - a.root.confidence
    );
  });
}

function causeGroups(findings: readonly Finding[]): CauseGroup[] {
  const causes = new Map(findings.map((finding) => [finding.id, finding.cause]));
  const followers = Map.groupBy(findings, (finding) => rootOf(finding.id, causes));
  return findings.flatMap((root) => {
    if (rootOf(root.id, causes) !== root.id) return [];
    const group = followers.get(root.id) ?? [];
    const severity = severities.find((level) => group.some((finding) => finding.severity === level)) ?? root.severity;
    return [{ root, consequences: group.filter((finding) => finding !== root), severity }];
  });
}

/** The finding at the start of a chain of causes; a cause that is unknown or leads in a circle is ignored. */
function rootOf(id: string, causes: ReadonlyMap<string, string | undefined>): string {
  const seen = new Set([id]);
  let root = id;
  for (let cause = causes.get(root); cause !== undefined && causes.has(cause); cause = causes.get(root)) {
    if (seen.has(cause)) return id;
    seen.add(cause);
    root = cause;
  }
  return root;
}
