/** A finding as it stands in the list that confidence makes of all. */
export interface Ranked {
  readonly confidence: number;
  readonly isRight: boolean;
  /** Discrepancies that it is the first to show. */
  readonly found: number;
}

/**
 * How well findings are ordered by their confidence: the mean, over all discrepancies, of the precision at the point of
 * the list where each is found; 0 for one that is not found. Findings of one confidence stand at one point of it.
 */
export function averagePrecision(findings: readonly Ranked[], wanted: number): number {
  if (wanted === 0) return 1;
  const levels = [...Map.groupBy(findings, ({ confidence }) => confidence)].toSorted(([a], [b]) => b - a);
  let [right, all, sum] = [0, 0, 0];
  for (const [, level] of levels) {
    right += level.filter(({ isRight }) => isRight).length;
    all += level.length;
    sum += (level.reduce((count, { found }) => count + found, 0) * right) / all;
  }
  return sum / wanted;
}
