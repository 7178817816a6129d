import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { formatFirstScores } from './first-scores-file.ts';
import type { FirstScore, KnownFinding } from './known-finding.ts';
import { firstScoresFile } from './paths.ts';

/**
 * Takes the first scores out of what the rolling origin of the bench writes, a finding a line:
 * `node tools/fit/take-first-scores.ts <findings.jsonl>`. Sets in which nothing was reported come from their `truth.json`.
 */
const record = z.object({
  set: z.string(),
  batch: z.number(),
  origin: z.number(),
  ahead: z.number(),
  engine: z.string(),
  rule: z.string(),
  confidence: z.number(),
  documents: z.number(),
  verdict: z.enum(['right', 'false', 'hard', 'duplicate', 'neutral']),
});

const truth = z.object({
  group: z.string(),
  family: z.string(),
  batch: z.number(),
  discrepancies: z.array(z.object({ optional: z.boolean().optional() })),
});

type FindingRecord = z.infer<typeof record>;
type Truth = z.infer<typeof truth>;

const [source = '', cases = resolve(import.meta.dirname, '../../engine/cases')] = process.argv.slice(2);

const records = readFileSync(source, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => record.parse(JSON.parse(line)))
  .filter(({ ahead }) => ahead === 0);

const sets = readdirSync(cases, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => truth.parse(JSON.parse(readFileSync(join(cases, name, 'truth.json'), 'utf8'))));

const batches = new Set(records.map(({ batch }) => batch));

const findingOf = ({ rule, confidence, documents, verdict }: FindingRecord): KnownFinding[] =>
  verdict === 'duplicate' || verdict === 'neutral'
    ? []
    : [{ evidence: { rule, stated: confidence, documents }, right: verdict === 'right' }];

const scoreOf = ({ group, family, batch, discrepancies }: Truth): FirstScore => ({
  set: group,
  batch,
  family,
  wanted: discrepancies.filter(({ optional }) => optional !== true).length,
  findings: records.filter(({ set }) => set === group).flatMap(findingOf),
});

const scores = sets
  .filter(({ batch }) => batches.has(batch))
  .map(scoreOf)
  .toSorted((a, b) => a.batch - b.batch || (a.set < b.set ? -1 : 1));

const engines = [...new Set(records.map(({ batch, engine }) => `${batch} ${engine}`))].toSorted(
  (a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10),
);

writeFileSync(
  firstScoresFile,
  formatFirstScores(scores, [
    'What the engine found in each set of papers of engine/cases before anything was mended for it.',
    'Written by tools/fit/take-first-scores.ts from the records of `npm run bench -- rolling-origin`.',
    `Batch and commit of the engine that met it: ${engines.join(', ')}.`,
    'A line a set: name, batch, family, discrepancies there are; then `rule hundredths-stated documents right` a finding.',
  ]),
);
