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

/** Causes with their consequences in the order of the result: a cause stands where the first of its group does. */
export function orderFindings(findings: readonly Finding[]): CauseGroup[] {
  const places = new Map(findings.map((finding, index) => [finding, index]));
  const placeOf = ({ root, consequences }: CauseGroup): number =>
    Math.min(...[root, ...consequences].map((finding) => places.get(finding) ?? 0));
  return causeGroups(findings).toSorted((a, b) => placeOf(a) - placeOf(b));
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
