import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { readBatches, type Batch } from './accuracy/batches.ts';
import { readKnownCases, type StoredCase } from './accuracy/known-case.ts';
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
 * set cannot know it. All findings go to a file, one JSON object a line; `tools/fit/take-first-scores.ts` takes first scores out of it.
 */
export async function run(file = 'node_modules/.cache/first-findings.jsonl'): Promise<BenchTable> {
  const [batches, cases] = await Promise.all([readBatches(), readKnownCases()]);
  const origins: OriginScore[] = [];
  await mkdir(dirname(resolve(file)), { recursive: true });
  // First scores first, and the newest engines: these tell most of today's, should the rest be cut short.
  for (let ahead = 0; ahead <= batchesAhead; ahead += 1) {
    for (const origin of batches.toReversed()) {
      const ofBatch = cases.filter(({ known }) => known.batch === origin.batch + ahead);
      origins.push(...(await scoresFrom(origin, ofBatch)));
      await writeFile(resolve(file), lines(origins.flatMap(recordsOf)));
      console.log(`the engine of ${origin.engine} on batch ${origin.batch + ahead}: ${ofBatch.length} sets`);
    }
  }
  return summariseOrigins(origins, batches);
}

async function scoresFrom({ batch, engine }: Batch, cases: readonly StoredCase[]): Promise<OriginScore[]> {
  const results = await analyseBy(engine, cases);
  return cases.flatMap(({ known }, index): OriginScore[] => {
    const result = results[index];
    return result === undefined ? [] : [{ origin: batch, engine, score: scoreCase(known, result) }];
  });
}

const lines = (records: readonly FindingRecord[]): string => records.map((one) => `${JSON.stringify(one)}\n`).join('');
