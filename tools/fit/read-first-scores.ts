import { readFileSync } from 'node:fs';
import { parseFirstScores } from './first-scores-file.ts';
import type { FirstScore } from './known-finding.ts';
import { firstScoresFile } from './paths.ts';

/** The first scores that are kept. */
export const readFirstScores = (): FirstScore[] => parseFirstScores(readFileSync(firstScoresFile, 'utf8'));
