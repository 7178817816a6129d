import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { evidenceOf } from '@app/engine/calibration';
import * as z from 'zod';
import { formatFirstScores } from './first-scores-file.ts';
import type { FirstScore, KnownFinding } from './known-finding.ts';
import { firstScoresFile } from './paths.ts';

/**
 * Takes the first scores out of what the rolling origin of the bench writes, a finding a line, and out of the results that
 * it keeps: `node tools/fit/take-first-scores.ts <findings.jsonl> [<folder of results> [<folder of cases>]]`. Sets in which
 * nothing was reported come from their `truth.json`.
 */
const record = z.object({
  set: z.string(),
  batch: z.number(),
  ahead: z.number(),
  engine: z.string(),
  id: z.string(),
  verdict: z.enum(['right', 'false', 'hard', 'duplicate', 'neutral']),
});

const truth = z.object({
  group: z.string(),
  family: z.string(),
  batch: z.number(),
  discrepancies: z.array(z.object({ optional: z.boolean().optional() })),
});

const result = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      rule: z.string(),
      confidence: z.number(),
      positions: z.array(
        z.object({
          document: z.string(),
          page: z.number(),
          quote: z.string(),
          value: z.string().optional(),
          normalized: z.record(z.string(), z.string()).optional(),
          missing: z.boolean().default(false),
        }),
      ),
    }),
  ),
});

type FindingRecord = z.infer<typeof record>;
type Truth = z.infer<typeof truth>;

const root = resolve(import.meta.dirname, '../..');
const [
  source = '',
  results = join(root, 'tools/bench/node_modules/.cache/rolling-origin'),
  cases = join(root, 'engine/cases'),
] = process.argv.slice(2);

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const records = readFileSync(source, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => record.parse(JSON.parse(line)))
  .filter(({ ahead }) => ahead === 0);

const sets = readdirSync(cases, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => truth.parse(readJson(join(cases, name, 'truth.json'))));

const batches = new Set(records.map(({ batch }) => batch));

/** What an engine gave for a set stands under the commit of the engine, by the set's name and a fingerprint of its papers. */
function findingsOf(engine: string, set: string): z.infer<typeof result>['findings'] {
  const folder = join(results, engine);
  const kept = readdirSync(folder).filter((name) => name.replace(/-[0-9a-f]{16}\.json$/u, '') === set);
  const [name] = kept;
  if (name === undefined || kept.length > 1) throw new Error(`${kept.length} results of ${set} stand in ${folder}.`);
  return result.parse(readJson(join(folder, name))).findings;
}

function knownOf(own: readonly FindingRecord[]): KnownFinding[] {
  const [first] = own;
  if (first === undefined) return [];
  const findings = findingsOf(first.engine, first.set);
  return own.flatMap(({ id, verdict }) => {
    if (verdict === 'duplicate' || verdict === 'neutral') return [];
    const finding = findings.find((one) => one.id === id);
    if (finding === undefined) throw new Error(`${first.set} has no finding ${id}.`);
    return [{ evidence: evidenceOf(finding), right: verdict === 'right' }];
  });
}

const scoreOf = ({ group, family, batch, discrepancies }: Truth): FirstScore => ({
  set: group,
  batch,
  family,
  wanted: discrepancies.filter(({ optional }) => optional !== true).length,
  findings: knownOf(records.filter(({ set }) => set === group)),
});

const scores = sets
  .filter(({ batch }) => batches.has(batch))
  .map(scoreOf)
  .toSorted((a, b) => a.batch - b.batch || (a.set < b.set ? -1 : 1));

const engines = new Map(records.map(({ batch, engine }) => [batch, engine]));

writeFileSync(
  firstScoresFile,
  formatFirstScores(scores, [
    'What the engine found in each set of papers of engine/cases before anything was mended for it.',
    'Written by tools/fit/take-first-scores.ts from what `npm run bench -- rolling-origin` writes and keeps.',
    `Batch and commit of the engine that met it: ${[...engines]
      .toSorted(([a], [b]) => a - b)
      .map(([batch, engine]) => `${batch} ${engine}`)
      .join(', ')}.`,
    'A line a set: name, batch, family, discrepancies there are;',
    'then, a finding each, `rule hundredths-stated documents difference type right`.',
  ]),
);
