import { readFileSync } from 'node:fs';
import { parseFirstScores } from './first-scores-file.ts';
import { ofPresentRules, type FirstScore } from './known-finding.ts';
import { firstScoresFile } from './paths.ts';

/** The first scores that are kept, by the rules that there still are. */
export const readFirstScores = (): FirstScore[] =>
  ofPresentRules(parseFirstScores(readFileSync(firstScoresFile, 'utf8')));
