import type { Finding } from './analysis-result.ts';

/**
 * What each finding of a result is called, by its id: `3`, or `P2` for the second possible one. The same in every list, view
 * and report, whatever is decided, filtered or hidden. Relies on the order of the result.
 */
export function findingNumbers(findings: readonly Finding[]): ReadonlyMap<string, string> {
  const counts = { sure: 0, possible: 0 };
  return new Map(
    findings.map(({ id, tier }) => {
      counts[tier] += 1;
      return [id, tier === 'sure' ? `${counts.sure}` : `P${counts.possible}`];
    }),
  );
}
