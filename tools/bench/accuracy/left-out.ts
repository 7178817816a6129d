import { fitConfidence, readFirstScores, type Fit, type WeighedScore } from '@app/fit';
import type { Figures } from './figures.ts';
import { averagePrecision } from './ranking.ts';
import { share } from './tally.ts';

/** What the engine gave on sets before anything was changed for them, weighed by weights that know nothing of their family. */
export const leftOut = (): Fit => fitConfidence(readFirstScores());

/** The same figures as of sets that are run now; a finding that shows several discrepancies counts for one of them. */
export function figuresOfFirst(scores: readonly WeighedScore[], cut: number): Figures {
  const findings = scores.flatMap((score) => score.findings);
  const wanted = scores.reduce((sum, score) => sum + score.wanted, 0);
  const of = (least: number): { recall: number; precision: number } => {
    const told = findings.filter(({ confidence }) => confidence >= least);
    const right = told.filter((one) => one.right).length;
    return { recall: share(right, wanted), precision: share(right, told.length) };
  };
  const [sure, all] = [of(cut), of(0)];
  return {
    ...sure,
    allRecall: all.recall,
    allPrecision: all.precision,
    averagePrecision: averagePrecision(
      findings.map(({ confidence, right }) => ({ confidence, isRight: right, found: Number(right) })),
      wanted,
    ),
  };
}
