import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyseCases } from './accuracy/analyse-cases.ts';
import { binsOf, largestGap } from './accuracy/calibration.ts';
import { describeCase } from './accuracy/describe-case.ts';
import { familiesOf, familyTable, firstOf } from './accuracy/family-table.ts';
import { firstScoresFile, readFirstScores, type FirstScore } from './accuracy/first-scores.ts';
import { readCases, readKnownCases, type StoredCase } from './accuracy/known-case.ts';
import { misplacedTruths } from './accuracy/misplaced-truths.ts';
import { changesSinceLastCommit, outcomeOf } from './accuracy/outcomes.ts';
import { seed } from './accuracy/resample.ts';
import { figuresOf, meanOf, scoreSet, worstOf, type SetScore } from './accuracy/set-score.ts';
import { stageTable } from './accuracy/stage-table.ts';
import { summariseScores } from './accuracy/summarise-scores.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { formatGrid } from './format-grid.ts';

const outcomes = resolve(import.meta.dirname, 'node_modules/.cache/outcomes');

/** A little under what is measured, by family: a change that loses more is a step back. No floor stands on all sets together. */
const floors = {
  mean: { recall: 0.8, precision: 0.9, averagePrecision: 0.8 },
  worst: { recall: 0.6, precision: 0.8, averagePrecision: 0.6 },
} as const;

/**
 * What the engine finds in documents whose discrepancies are known, and what it reports beyond them. Another folder of
 * cases can be named: documents that no rule was made for tell what to expect.
 */
export async function run(folder?: string): Promise<BenchTable> {
  const cases = await (folder === undefined ? readKnownCases() : readCases(folder));
  const scores = await scoreCases(cases);
  for (const { all } of scores) console.log(describeCase(all));
  if (folder === undefined)
    console.log(`\n${(await changesSinceLastCommit(outcomeOf(scores), outcomes)).join('\n')}\n`);
  const first = existsSync(firstScoresFile) ? await readFirstScores() : [];
  const bins = binsOf(scores);
  console.log(familyTable(scores, first));
  console.log(stageTable(scores));
  console.log(calibrationTable(bins));
  return {
    title: `What is found in ${cases.length} sets (seed ${seed})`,
    rows: [
      ...summariseScores(scores.map(({ all }) => all)),
      { name: 'largest gap of stated confidence', value: largestGap(bins).toFixed(2) },
      ...(folder === undefined ? [...gapRows(scores, first), ...floorRows(scores)] : []),
      placedRow(scores),
    ],
  };
}

async function scoreCases(cases: readonly StoredCase[]): Promise<SetScore[]> {
  const results = await analyseCases(cases);
  return cases.flatMap(({ known }, index) => {
    const outcome = results[index];
    return outcome === undefined ? [] : [scoreSet(known, outcome.result, outcome.stages)];
  });
}

const calibrationTable = (bins: ReturnType<typeof binsOf>): string =>
  formatGrid(
    'Stated confidence against true',
    ['from', 'findings', 'stated', 'right', 'gap'],
    bins.map(({ from, findings, stated, right }) => [
      from.toFixed(1),
      String(findings),
      stated.toFixed(2),
      right.toFixed(2),
      (right - stated).toFixed(2),
    ]),
  );

/** By how much what is known by heart is better than what was seen for the first time. */
export function gapRows(scores: readonly SetScore[], first: readonly FirstScore[]): BenchRow[] {
  const now = figuresOf(scores);
  const then = firstOf(first, new Set(scores.map(({ known }) => known.group)));
  return [
    { name: 'gap of memory to first scores, recall', value: (now.allRecall - then.recall).toFixed(3) },
    { name: 'gap of memory to first scores, precision', value: (now.allPrecision - then.precision).toFixed(3) },
  ];
}

function floorRows(scores: readonly SetScore[]): BenchRow[] {
  const families = familiesOf(scores).map(({ figures }) => figures);
  const measured = { mean: meanOf(families), worst: worstOf(families) };
  return (['mean', 'worst'] as const).flatMap((which) =>
    (['recall', 'precision', 'averagePrecision'] as const).map((name) => {
      const [value, floor] = [measured[which][name], floors[which][name]];
      return {
        name: `families, ${which} ${name === 'averagePrecision' ? 'average precision' : `${name} of the sure`}`,
        value: value.toFixed(3),
        target: `at least ${floor}`,
        met: value >= floor,
      };
    }),
  );
}

function placedRow(scores: readonly SetScore[]): BenchRow {
  const misplaced = misplacedTruths(scores);
  return {
    name: 'sets whose papers do not print their truth',
    value: misplaced.length === 0 ? '0' : misplaced.join(', '),
    target: 'none',
    met: misplaced.length === 0,
  };
}
