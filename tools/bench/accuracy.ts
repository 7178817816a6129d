import { analyseCases } from './accuracy/analyse-cases.ts';
import { describeCase } from './accuracy/describe-case.ts';
import { readCases, readKnownCases } from './accuracy/known-case.ts';
import { scoreCase } from './accuracy/score-case.ts';
import { summariseScores } from './accuracy/summarise-scores.ts';
import type { BenchTable } from './bench-table.ts';

/** A little under what is measured: a change that loses more is a step back. */
const targets = { recall: 0.83, precision: 0.985, hardFalseAlarms: 8 };

/**
 * What the engine finds in documents whose discrepancies are known, and what it reports beyond them. Another folder of
 * cases can be named: documents that no rule was made for tell what to expect.
 */
export async function run(folder?: string): Promise<BenchTable> {
  const cases = await (folder === undefined ? readKnownCases() : readCases(folder));
  const results = await analyseCases(cases);
  const scores = cases.flatMap(({ known }, index) => {
    const result = results[index];
    return result === undefined ? [] : [scoreCase(known, result)];
  });
  for (const score of scores) console.log(describeCase(score));
  return {
    title: 'What is found in the known cases',
    rows: summariseScores(scores, folder === undefined ? targets : undefined),
  };
}
