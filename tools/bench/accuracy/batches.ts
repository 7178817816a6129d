import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { knownCases } from './known-case.ts';

const commit = z.string().regex(/^[0-9a-f]{8}$/u);

const batch = z.strictObject({
  batch: z.int().positive(),
  /** The commits that added its sets. */
  added: z.array(commit).min(1),
  /** The last state of the engine in which nothing was changed for a set of this batch. */
  engine: commit,
  /** How surely that is so. */
  note: z.string(),
});

export type Batch = z.infer<typeof batch>;

/** The batches that the known sets came in, oldest first. */
export async function readBatches(folder = knownCases): Promise<Batch[]> {
  const batches = z.array(batch).parse(JSON.parse(await readFile(join(folder, 'batches.json'), 'utf8')));
  return batches.toSorted((a, b) => a.batch - b.batch);
}
