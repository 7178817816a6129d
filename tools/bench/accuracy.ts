import { resolve } from 'node:path';
import { analyseCases } from './accuracy/analyse-cases.ts';
import { binsOf, calibrationTable, largestGap } from './accuracy/calibration.ts';
import { describeCase } from './accuracy/describe-case.ts';
import { familyTable, freshTable } from './accuracy/family-table.ts';
import { floorRows, gapRows } from './accuracy/floors.ts';
import { readCases, readKnownCases, type StoredCase } from './accuracy/known-case.ts';
import { leftOut } from './accuracy/left-out.ts';
import { misplacedTruths } from './accuracy/misplaced-truths.ts';
import { changesSinceLastCommit, outcomeOf } from './accuracy/outcomes.ts';
import { seed } from './accuracy/resample.ts';
import { scoreSet, type SetScore } from './accuracy/set-score.ts';
import { stageTable } from './accuracy/stage-table.ts';
import { summariseScores } from './accuracy/summarise-scores.ts';
import { namedPapers } from './papers-option.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';

const outcomes = resolve(import.meta.dirname, 'node_modules/.cache/outcomes');

/**
 * What the engine finds in the known sets, and what it reports beyond it, beside what engines found in sets that they did
 * not know. Another folder of sets can be named with `--papers`: documents that no rule was made for tell what to expect.
 */
export async function run(...words: readonly string[]): Promise<BenchTable> {
  const folder = namedPapers(words);
  if (folder !== undefined) return runOnFresh(folder);
  const scores = await scoreCases(await readKnownCases());
  console.log(`\n${(await changesSinceLastCommit(outcomeOf(scores), outcomes)).join('\n')}\n`);
  const fit = leftOut();
  console.log(familyTable(scores, fit));
  console.log(stageTable(scores));
  console.log(calibrationTable('Stated confidence against true, left out', fit.bins));
  console.log(calibrationTable('The same of what is known by heart', binsOf(scores)));
  return tableOf(scores, [...floorRows(fit), ...gapRows(scores, fit)]);
}

async function runOnFresh(folder: string): Promise<BenchTable> {
  const scores = await scoreCases(await readCases(folder));
  const bins = binsOf(scores);
  console.log(`\n${freshTable(scores)}`);
  console.log(stageTable(scores));
  console.log(calibrationTable('Stated confidence against true', bins));
  return tableOf(scores, [{ name: 'largest gap of stated confidence', value: largestGap(bins).toFixed(2) }]);
}

/** Names every miss and every false alarm on the way. */
async function scoreCases(cases: readonly StoredCase[]): Promise<SetScore[]> {
  const results = await analyseCases(cases);
  const scores = cases.flatMap(({ known }, index) => {
    const outcome = results[index];
    return outcome === undefined ? [] : [scoreSet(known, outcome.result, outcome.stages)];
  });
  for (const { all } of scores) console.log(describeCase(all));
  return scores;
}

function tableOf(scores: readonly SetScore[], rows: readonly BenchRow[]): BenchTable {
  const misplaced = misplacedTruths(scores);
  return {
    title: `What is found in ${scores.length} sets (seed ${seed})`,
    rows: [
      ...summariseScores(scores.map(({ all }) => all)),
      ...rows,
      {
        name: 'sets whose papers do not print their truth',
        value: misplaced.length === 0 ? '0' : misplaced.join(', '),
        target: 'none',
        met: misplaced.length === 0,
      },
    ],
  };
}
