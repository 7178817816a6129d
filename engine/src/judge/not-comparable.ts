import type { NotComparable, PairCoverage } from '@app/shared/contracts';

/**
 * Why it says nothing about the documents that they do not contradict each other; undefined where they were compared.
 *
 * @param strangers documents, two by two, that do not seem to belong together
 */
export function whyNotComparable(
  pairs: readonly PairCoverage[],
  strangers: readonly (readonly [number, number])[],
): NotComparable | undefined {
  if (pairs.some(({ unit }) => unit === 'words')) return undefined;
  if (pairs.every(({ ofA, ofB }) => ofA.agree + ofA.differ + ofB.agree + ofB.differ === 0)) return 'nothing-in-common';
  return strangers.length >= pairs.length ? 'unrelated' : undefined;
}
