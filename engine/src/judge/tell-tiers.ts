import type { Finding } from '@app/shared/contracts';

/** So many places a person looks at, however little is sure. */
const fewestPlaces = 10;

/** What of a result is told to people. */
export interface ToldFindings {
  /** They make the verdict and the counts. */
  readonly sure: readonly Finding[];
  /** Places to look at, the likeliest first: as many as there are sure findings, and at least ten, where there are so many. */
  readonly places: readonly Finding[];
  /** Less likely ones, which only the result itself lists. */
  readonly untold: number;
}

/** Parts the findings of a result into what counts and what is only to be looked at. */
export function tellTiers(findings: readonly Finding[]): ToldFindings {
  const sure = findings.filter(({ tier }) => tier === 'sure');
  const possible = findings.filter(({ tier }) => tier === 'possible').toSorted((a, b) => b.confidence - a.confidence);
  const places = possible.slice(0, Math.max(fewestPlaces, sure.length));
  return { sure, places, untold: possible.length - places.length };
}
