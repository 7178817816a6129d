import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { analysisResult } from '@app/shared/contracts';
import { describeCase } from './accuracy/describe-case.ts';
import { readCases, type StoredCase } from './accuracy/known-case.ts';
import { scoreCase, type CaseScore } from './accuracy/score-case.ts';
import { summariseScores } from './accuracy/summarise-scores.ts';
import type { BenchTable } from './bench-table.ts';

const engine = resolve(import.meta.dirname, '../../engine');
const execute = promisify(execFile);

/** A little under what is measured: a change that loses more is a step back. */
const targets = { recall: 0.83, precision: 0.985, hardFalseAlarms: 7 };

/** Runs the command that people run, on the files of one case. */
async function analyse({ folder, known }: StoredCase, output: string): Promise<CaseScore> {
  const files = known.documents.map((name) => join(folder, name));
  const json = join(output, `${known.group}.json`);
  await execute(process.execPath, [join(engine, 'src/compare-command.ts'), ...files, '--json', json]);
  return scoreCase(known, analysisResult.parse(JSON.parse(await readFile(json, 'utf8'))));
}

/** What the engine finds in documents whose discrepancies are known, and what it reports beyond them. */
export async function run(): Promise<BenchTable> {
  const output = await mkdtemp(join(tmpdir(), 'accuracy-'));
  try {
    const scores: CaseScore[] = [];
    for (const stored of await readCases(join(engine, 'cases'))) {
      const score = await analyse(stored, output);
      console.log(describeCase(score));
      scores.push(score);
    }
    return { title: 'What is found in the known cases', rows: summariseScores(scores, targets) };
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}
