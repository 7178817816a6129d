import type { Finding, Position } from '@app/shared/contracts';
import { areOnePlace } from './one-place.ts';

export interface JoinedFindings {
  readonly judged: Finding[];
  /** In the order in which they were given. */
  readonly versions: Finding[];
}

/**
 * Where versions differ in a value, and another paper has that value too, one matter is told once: what the other paper says
 * joins the finding between the versions.
 *
 * @param nameOf name of a document by its id
 */
export function joinToVersions(
  judged: readonly Finding[],
  versions: readonly Finding[],
  nameOf: (document: string) => string,
): JoinedFindings {
  const rest = new Set(judged.filter((finding) => !isToldBetween(finding, versions)));
  const joined = versions.map((finding) => {
    const others = [...rest].filter((other) => isOfOneMatter(finding, other));
    if (others.length === 0) return finding;
    for (const other of others) rest.delete(other);
    return withOthers(finding, others, nameOf);
  });
  return { judged: [...rest], versions: joined };
}

/** Both passages of a pair of statements are shown by one finding between the versions. */
const isToldBetween = (finding: Finding, versions: readonly Finding[]): boolean =>
  finding.rule === 'statement-mismatch' &&
  versions.some((one) =>
    finding.positions.every((position) => one.positions.some((known) => areOnePlace(known, position))),
  );

/** They show one place of one version, and the other one shows a paper beside. */
const isOfOneMatter = (finding: Finding, other: Finding): boolean =>
  finding.kind === 'value-conflict' &&
  other.kind === 'value-conflict' &&
  other.positions.some((position) => finding.positions.some((known) => areOnePlace(known, position))) &&
  positionsBeside(finding, other).length > 0;

function positionsBeside(finding: Finding, other: Finding): Position[] {
  const known = new Set(finding.positions.map(({ document }) => document));
  return other.positions.filter(({ document }) => !known.has(document));
}

function withOthers(finding: Finding, others: readonly Finding[], nameOf: (document: string) => string): Finding {
  const beside = others.flatMap((other) => positionsBeside(finding, other));
  const positions = beside.filter(
    (position, index) => !beside.slice(0, index).some((before) => areOnePlace(before, position)),
  );
  const says = positions.map(({ document, value, quote }) => ` ${nameOf(document)}: “${value ?? quote}”.`);
  return {
    ...finding,
    explanation: finding.explanation + says.join(''),
    positions: [...finding.positions, ...positions],
  };
}
