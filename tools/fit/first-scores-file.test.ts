import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { formatFirstScores, parseFirstScores } from './first-scores-file.ts';
import { firstScoresFile } from './paths.ts';
import { aFinding, aScore } from './testing/score-builders.ts';

describe('parseFirstScores', () => {
  const scores = [
    aScore({ wanted: 3, findings: [aFinding('value-mismatch', 0.57, true), aFinding('missing-row', 0.7, false, 3)] }),
    aScore({ set: 'quiet', batch: 12, wanted: 0 }),
  ];

  it('reads what was written, and no remarks', () => {
    expect(parseFirstScores(formatFirstScores(scores, ['From nowhere.']))).toEqual(scores);
  });

  it.each([
    ['no family', 'flat\t1'],
    ['no number of discrepancies', 'flat\t1\tlease\tmany'],
    ['half a finding', 'flat\t1\tlease\t2\tvalue-mismatch 57'],
  ])('refuses a line with %s, and names it', (_, line) => {
    expect(() => parseFirstScores(`# remark\n${line}\n`)).toThrow('Line 2');
  });

  it('reads the first scores that are kept', () => {
    const kept = parseFirstScores(readFileSync(firstScoresFile, 'utf8'));
    expect(new Set(kept.map(({ set }) => set)).size).toBe(kept.length);
    expect(kept.some(({ findings }) => findings.length > 0)).toBe(true);
  });
});
