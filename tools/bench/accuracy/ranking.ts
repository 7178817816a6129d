import type { CaseScore } from './score-case.ts';

/**
 * How well findings are ordered by their confidence: the mean, over all discrepancies, of the precision at the point of
 * the list where each is found; 0 for one that is not found. Findings of one confidence stand at one point of it.
 */
export function averagePrecision(scores: readonly CaseScore[]): number {
  const judged = scores.flatMap(({ verdicts }) =>
    verdicts.flatMap(({ finding, verdict, found }) =>
      verdict === 'repeated' || verdict === 'expected' ? [] : [{ confidence: finding.confidence, verdict, found }],
    ),
  );
  const wanted = scores.reduce((sum, score) => sum + score.found.size + score.missed.length, 0);
  if (wanted === 0) return 1;
  const levels = [...Map.groupBy(judged, ({ confidence }) => confidence)].toSorted(([a], [b]) => b - a);
  let [right, all, sum] = [0, 0, 0];
  for (const [, level] of levels) {
    right += level.filter(({ verdict }) => verdict === 'right').length;
    all += level.length;
    sum += (level.reduce((count, { found }) => count + found, 0) * right) / all;
  }
  return sum / wanted;
}
