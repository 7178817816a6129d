import { formatGrid } from '../format-grid.ts';
import type { SetScore } from './set-score.ts';

/** Fewer findings tell nothing of a bin: chance alone moves a share of twenty by a tenth. */
const fewestToJudge = 20;

/** Findings whose stated confidence lies in one tenth. */
export interface Bin {
  readonly from: number;
  readonly findings: number;
  /** Mean of what they state. */
  readonly stated: number;
  /** Share of them that is right. */
  readonly right: number;
}

/** Stated against true, in ten bins; what repeats another finding or is expected counts neither way. */
export function binsOf(scores: readonly SetScore[]): Bin[] {
  const judged = scores
    .flatMap(({ all }) => all.verdicts)
    .filter(({ verdict }) => verdict !== 'repeated' && verdict !== 'expected');
  const bins = Map.groupBy(judged, ({ finding }) => Math.min(9, Math.floor(finding.confidence * 10 + 1e-9)));
  return [...bins]
    .toSorted(([a], [b]) => a - b)
    .map(([bin, ofBin]) => ({
      from: bin / 10,
      findings: ofBin.length,
      stated: ofBin.reduce((sum, { finding }) => sum + finding.confidence, 0) / ofBin.length,
      right: ofBin.filter(({ verdict }) => verdict === 'right').length / ofBin.length,
    }));
}

/** The largest distance of stated from true, of the bins with enough findings. */
export const largestGap = (bins: readonly Bin[]): number =>
  Math.max(
    0,
    ...bins.filter(({ findings }) => findings >= fewestToJudge).map(({ stated, right }) => Math.abs(stated - right)),
  );

export const calibrationTable = (title: string, bins: readonly Bin[]): string =>
  formatGrid(
    title,
    ['from', 'findings', 'stated', 'right', 'right less stated'],
    bins.map(({ from, findings, stated, right }) => [
      from.toFixed(1),
      String(findings),
      stated.toFixed(2),
      right.toFixed(2),
      (right - stated).toFixed(2),
    ]),
  );
