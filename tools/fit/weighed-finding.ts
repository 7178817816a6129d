import { probabilityOf, type Weights } from '@app/engine/calibration';
import { fitWeights } from './fit-weights.ts';
import type { FirstScore, KnownFinding } from './known-finding.ts';

/** A finding with the confidence that weights give it which know nothing of its kin. */
export interface WeighedFinding extends KnownFinding {
  /** In hundredths, as it is shown. */
  readonly confidence: number;
}

export interface WeighedScore extends FirstScore {
  readonly findings: readonly WeighedFinding[];
}

/** Weights fitted to first scores. */
export const fitTo = (scores: readonly FirstScore[], ridge: number): Weights =>
  fitWeights(
    scores.flatMap(({ findings }) => findings),
    ridge,
  );

/** Weighs the sets of each fold by weights that are fitted to all others. */
export function leaveOut(
  scores: readonly FirstScore[],
  foldOf: (score: FirstScore) => string,
  ridge: number,
): WeighedScore[] {
  const folds = Map.groupBy(scores, foldOf);
  const weights = new Map(
    [...folds.keys()].map((fold) => [
      fold,
      fitTo(
        scores.filter((score) => foldOf(score) !== fold),
        ridge,
      ),
    ]),
  );
  return scores.map((score) => weighAll(score, weights.get(foldOf(score)) ?? {}));
}

const weighAll = (score: FirstScore, weights: Weights): WeighedScore => ({
  ...score,
  findings: score.findings.map((finding) => ({
    ...finding,
    confidence: Math.round(Math.min(0.99, probabilityOf(finding.evidence, weights)) * 100) / 100,
  })),
});
