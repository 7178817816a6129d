import type { Finding, NotComparable } from '@app/shared/contracts';

export interface Compared {
  /** Documents that were read. */
  readonly count: number;
  /** Two of them are versions of each other. */
  readonly hasVersions: boolean;
  readonly agreements: number;
  readonly findings: readonly Finding[];
  /** Documents, two by two, that do not seem to belong together. */
  readonly strangers: readonly (readonly [number, number])[];
}

/** Why it says nothing about the documents that they do not contradict each other; undefined where they were compared. */
export function whyNotComparable({
  count,
  hasVersions,
  agreements,
  findings,
  strangers,
}: Compared): NotComparable | undefined {
  if (hasVersions) return undefined;
  const isAcross = ({ positions }: Finding): boolean => new Set(positions.map(({ document }) => document)).size > 1;
  if (agreements === 0 && !findings.some(isAcross)) return 'nothing-in-common';
  return strangers.length >= (count * (count - 1)) / 2 ? 'unrelated' : undefined;
}
