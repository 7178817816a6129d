import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describeFit } from './describe-fit.ts';
import { parseFirstScores } from './first-scores-file.ts';
import { fitConfidence } from './fit-confidence.ts';
import { firstScoresFile, modelFile } from './paths.ts';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(firstScoresFile, 'utf8');
const scores = parseFirstScores(text);
const fit = fitConfidence(scores);
const { weights, cut, leftOut, last, gap } = fit;

const hundredths = (part: number): number => Math.round(part * 100) / 100;
const figuresOf = ({ sure, all }: typeof leftOut) => ({
  sure: { precision: hundredths(sure.precision), recall: hundredths(sure.recall) },
  all: { precision: hundredths(all.precision), recall: hundredths(all.recall) },
});

const model = {
  provenance: {
    command: 'npm run fit',
    data: relative(root, firstScoresFile),
    sha256: createHash('sha256').update(text).digest('hex'),
    sets: scores.length,
    findings: scores.reduce((sum, { findings }) => sum + findings.length, 0),
    familiesLeftOut: { ...figuresOf(leftOut), largestGap: hundredths(gap) },
    youngestBatches: Object.fromEntries(last.map((fold) => [fold.name, figuresOf(fold)])),
  },
  weights,
  cut,
};

writeFileSync(modelFile, `${JSON.stringify(model, undefined, 2)}\n`);
console.log(describeFit(fit));
