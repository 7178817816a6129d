import type { Weights } from '@app/engine/calibration';
import type { FirstScore } from './known-finding.ts';
import {
  calibrationBins,
  chooseCut,
  largestGap,
  lastBatches,
  measureFrom,
  type CalibrationBin,
  type TierFigures,
} from './measure.ts';
import { resampled, type Interval } from './resample.ts';
import { fitTo, leaveOut, type WeighedScore } from './weighed-finding.ts';

/** Of a hundred findings that are called sure so many are to be right: two more than are promised, as new papers are unlike all. */
const wantedPrecision = 0.92;
/** A kind of finding needs about so many cases before it is believed to be unlike the others. */
const ridge = 3;
/** A bin of fewer findings is not judged: chance moves a share of thirty by a tenth. */
export const fewestInBin = 30;
const batchesHeldOut = 3;

export interface Fold {
  readonly name: string;
  readonly sets: number;
  readonly sure: TierFigures;
  readonly all: TierFigures;
}

export interface Fit {
  readonly weights: Weights;
  readonly cut: number;
  /** Every set, weighed without its family, and all of them together. */
  readonly weighed: readonly WeighedScore[];
  readonly leftOut: Fold;
  readonly sureInterval: Interval;
  readonly families: readonly Fold[];
  /** The youngest batches, weighed without their families, and by what older batches alone taught. */
  readonly last: readonly Fold[];
  readonly forward: Fold;
  readonly bins: readonly CalibrationBin[];
  readonly gap: number;
}

const foldOf = (name: string, scores: readonly WeighedScore[], cut: number): Fold => ({
  name,
  sets: scores.length,
  sure: measureFrom(scores, cut),
  all: measureFrom(scores, 0),
});

/** Fits weights and cut to first scores; each figure is of sets that their weights were not fitted to. */
export function fitConfidence(scores: readonly FirstScore[]): Fit {
  const left = leaveOut(scores, ({ family }) => family, ridge);
  const cut = chooseCut(left, wantedPrecision);
  const young = lastBatches(scores, batchesHeldOut);
  const isYoung = ({ batch }: FirstScore): boolean => young.has(batch);
  const ahead = leaveOut(scores, (score) => (isYoung(score) ? 'young' : 'old'), ridge).filter(isYoung);
  const bins = calibrationBins(left);
  return {
    weights: fitTo(scores, ridge),
    cut,
    weighed: left,
    leftOut: foldOf('each family left out', left, cut),
    sureInterval: resampled(left, (sample) => measureFrom(sample, cut).precision),
    families: groupsOf(left, ({ family }) => family, cut),
    last: groupsOf(left.filter(isYoung), ({ batch }) => `batch ${batch}`, cut),
    forward: foldOf('youngest batches, by older ones', ahead, cut),
    bins,
    gap: largestGap(bins, fewestInBin),
  };
}

const groupsOf = (scores: readonly WeighedScore[], nameOf: (score: WeighedScore) => string, cut: number): Fold[] =>
  [...Map.groupBy(scores, nameOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => foldOf(name, group, cut));
