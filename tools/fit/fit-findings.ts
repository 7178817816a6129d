import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describeFit } from './describe-fit.ts';
import { parseFirstScores } from './first-scores-file.ts';
import { fitConfidence } from './fit-confidence.ts';
import { fittedModel } from './fitted-model.ts';
import { ofPresentRules } from './known-finding.ts';
import { firstScoresFile, modelFile } from './paths.ts';

const root = resolve(import.meta.dirname, '../..');

/** Fits the confidence of findings to first scores. */
export function fitFindings(): void {
  const text = readFileSync(firstScoresFile, 'utf8');
  const scores = ofPresentRules(parseFirstScores(text));
  const fit = fitConfidence(scores);

  writeFileSync(modelFile, fittedModel(fit, scores, { path: relative(root, firstScoresFile), text }));
  console.log(describeFit(fit));
}
