import { createHash } from 'node:crypto';
import type { Fit, Fold } from './fit-confidence.ts';
import type { FirstScore } from './known-finding.ts';

/** A fit as the engine reads it, with where it comes from. `data` is the file of first scores by its path and its text. */
export function fittedModel(
  { weights, cut, leftOut, last, gap }: Fit,
  scores: readonly FirstScore[],
  data: { readonly path: string; readonly text: string },
): string {
  const model = {
    provenance: {
      command: 'npm run fit',
      data: data.path,
      sha256: createHash('sha256').update(data.text).digest('hex'),
      sets: scores.length,
      findings: scores.reduce((sum, { findings }) => sum + findings.length, 0),
      familiesLeftOut: { ...figuresOf(leftOut), largestGap: hundredths(gap) },
      youngestBatches: Object.fromEntries(last.map((fold) => [fold.name, figuresOf(fold)])),
    },
    weights,
    cut,
  };
  return `${JSON.stringify(model, undefined, 2)}\n`;
}

const hundredths = (part: number): number => Math.round(part * 100) / 100;

const figuresOf = ({ sure, all }: Fold) => ({
  sure: { precision: hundredths(sure.precision), recall: hundredths(sure.recall) },
  all: { precision: hundredths(all.precision), recall: hundredths(all.recall) },
});
