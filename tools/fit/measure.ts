import type { FirstScore } from './known-finding.ts';
import type { WeighedFinding, WeighedScore } from './weighed-finding.ts';

/** Part of a tier's findings that are right, and part of the discrepancies that they show. */
export interface TierFigures {
  readonly precision: number;
  readonly recall: number;
  readonly findings: number;
}

/** What findings of at least a confidence are worth. Nothing reported is no false alarm, and nothing wanted no miss. */
export function measureFrom(scores: readonly WeighedScore[], cut: number): TierFigures {
  const told = scores.flatMap(({ findings }) => findings).filter(({ confidence }) => confidence >= cut);
  const right = told.filter((one) => one.right).length;
  const wanted = scores.reduce((sum, score) => sum + score.wanted, 0);
  return {
    precision: told.length === 0 ? 1 : right / told.length,
    recall: wanted === 0 ? 1 : right / wanted,
    findings: told.length,
  };
}

/** The lowest confidence, in hundredths, from which on at least `wanted` of the findings are right. */
export function chooseCut(scores: readonly WeighedScore[], wanted: number): number {
  for (let hundredths = 50; hundredths < 99; hundredths += 1)
    if (measureFrom(scores, hundredths / 100).precision >= wanted) return hundredths / 100;
  return 0.99;
}

export interface CalibrationBin {
  readonly from: number;
  readonly findings: number;
  /** Mean confidence. */
  readonly stated: number;
  /** Part that is right. */
  readonly right: number;
}

/** Ten bins of confidence; empty ones are left out. */
export function calibrationBins(scores: readonly WeighedScore[]): CalibrationBin[] {
  const bins = Map.groupBy(
    scores.flatMap(({ findings }) => findings),
    ({ confidence }) => Math.min(9, Math.floor(confidence * 10 + 1e-9)),
  );
  return [...bins].toSorted(([a], [b]) => a - b).map(([bin, findings]) => binOf(bin / 10, findings));
}

function binOf(from: number, findings: readonly WeighedFinding[]): CalibrationBin {
  const sum = findings.reduce((total, { confidence }) => total + confidence, 0);
  return {
    from,
    findings: findings.length,
    stated: sum / findings.length,
    right: findings.filter(({ right }) => right).length / findings.length,
  };
}

/** How far a bin of at least so many findings is off; of fewer, chance alone moves a share by more than a tenth. */
export const largestGap = (bins: readonly CalibrationBin[], fewest: number): number =>
  Math.max(
    0,
    ...bins.filter(({ findings }) => findings >= fewest).map(({ stated, right }) => Math.abs(stated - right)),
  );

/** The youngest batches. */
export function lastBatches(scores: readonly FirstScore[], count: number): ReadonlySet<number> {
  return new Set([...new Set(scores.map(({ batch }) => batch))].toSorted((a, b) => a - b).slice(-count));
}
