import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readBatches, type Batch } from './accuracy/batches.ts';
import { readKnownCases } from './accuracy/known-case.ts';
import { scoreCase } from './accuracy/score-case.ts';
import type { BenchTable } from './bench-table.ts';
import { analyseBy } from './rolling-origin/analyse-by.ts';
import { recordsOf, type FindingRecord, type OriginScore } from './rolling-origin/finding-records.ts';
import { summariseOrigins } from './rolling-origin/summarise-origins.ts';

/** Batches that an engine is measured on: its own, of which it knows nothing, and those that came after. */
const batchesAhead = 3;

/**
 * What each batch of sets gave by the engine as it was before anything was changed for it, and what that engine gives on
 * the batches after it. Word lists are made by hand and cannot be fitted without a family; an engine that is older than a
 * set cannot know it. All findings go to a file, one JSON object a line.
 */
export async function run(file = 'node_modules/.cache/first-findings.jsonl'): Promise<BenchTable> {
  const [batches, cases] = await Promise.all([readBatches(), readKnownCases()]);
  const origins: OriginScore[] = [];
  // The newest first: they tell most of today's engine, should the rest be cut short.
  for (const origin of batches.toReversed()) {
    origins.push(...(await scoresFrom(origin, cases)));
    await writeFile(resolve(file), lines(origins.flatMap(recordsOf)));
    console.log(`the engine of ${origin.engine}, before batch ${origin.batch}: done`);
  }
  return summariseOrigins(origins, batches);
}

async function scoresFrom({ batch, engine }: Batch, cases: Awaited<ReturnType<typeof readKnownCases>>) {
  const ahead = cases.filter(({ known }) => known.batch >= batch && known.batch <= batch + batchesAhead);
  const results = await analyseBy(engine, ahead);
  return ahead.flatMap(({ known }, index): OriginScore[] => {
    const result = results[index];
    return result === undefined ? [] : [{ origin: batch, engine, score: scoreCase(known, result) }];
  });
}

const lines = (records: readonly FindingRecord[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');
