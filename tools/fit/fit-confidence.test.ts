import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { describeFit } from './describe-fit.ts';
import { fitConfidence } from './fit-confidence.ts';
import { fittedModel } from './fitted-model.ts';
import { firstScoresFile, modelFile } from './paths.ts';
import { readFirstScores } from './read-first-scores.ts';
import { aScore, someOf } from './testing/score-builders.ts';

const text = readFileSync(firstScoresFile, 'utf8');
const kept = readFirstScores();
const fit = fitConfidence(kept);

describe('fitConfidence', () => {
  const madeUp = ['lease', 'trade', 'school', 'club'].flatMap((family, index) =>
    [1, 2, 3, 4].map((batch) =>
      aScore({
        set: `${family} ${batch}`,
        family,
        batch,
        wanted: 12,
        findings: [...someOf('value-mismatch', 0.95, 10, 0), ...someOf('missing-row', 0.95, 1, 3 + (index % 2))],
      }),
    ),
  );

  it('parts what is right from what is not by kind, though both state the same', () => {
    const { leftOut, cut } = fitConfidence(madeUp);
    expect(leftOut.sure).toEqual({ precision: 1, recall: 10 / 12, findings: 160 });
    expect(leftOut.all.findings).toBeGreaterThan(leftOut.sure.findings);
    expect(cut).toBeGreaterThanOrEqual(0.5);
  });

  it('tells the three youngest batches apart, also by what only older ones taught', () => {
    const { last, forward } = fitConfidence(madeUp);
    expect(last.map(({ name, sets }) => `${name}: ${sets}`)).toEqual(['batch 2: 4', 'batch 3: 4', 'batch 4: 4']);
    expect([forward.sets, forward.sure.precision]).toEqual([12, 1]);
  });

  it('calls hardly anything sure where what is right cannot be told from what is not', () => {
    const findings = someOf('value-mismatch', 0.9, 5, 5);
    const blind = madeUp.map(({ set, family, batch }) => aScore({ set, family, batch, findings }));
    expect(fitConfidence(blind).leftOut.sure.findings).toBe(0);
  });

  it('gives the same figures twice', () => {
    expect(describeFit(fitConfidence(kept))).toBe(describeFit(fit));
  });
});

describe('the weights of the engine', () => {
  it('are those that the kept first scores give: after a change of either, `npm run fit`', () => {
    const data = { path: 'tools/fit/first-scores.txt', text };
    expect(readFileSync(modelFile, 'utf8')).toBe(fittedModel(fit, kept, data));
  });

  it('keep what is promised of papers of a kind that they were not fitted to', () => {
    expect(fit.leftOut.sure.precision).toBeGreaterThanOrEqual(0.9);
    expect(fit.forward.sure.precision).toBeGreaterThanOrEqual(0.88);
    expect(fit.gap).toBeLessThanOrEqual(0.1);
  });
});
