import { join, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { compareDocuments, openDocumentReader, type ReadDocument } from '@app/engine';
import type { Stages } from '@app/engine/probe';
import * as z from 'zod';
import { withNonce } from '../nonce/with-nonce.ts';
import { storedCase } from './known-case.ts';
import { openReadingCache } from './reading-cache.ts';
import { stagesReached } from './stages-reached.ts';

const threadTask = storedCase.extend({ isNonce: z.boolean() });

const reader = openDocumentReader({ nativeOcr: false });
const readings = resolve(import.meta.dirname, '../node_modules/.cache/readings');
const read = await openReadingCache(readings, reader);

/** Compares the files of one case, as `analyse` does, but for readings that are kept. */
async function answer(message: unknown): Promise<void> {
  const { folder, known, isNonce } = threadTask.parse(message);
  const documents: ReadDocument[] = [];
  for (const file of known.documents) documents.push(await read(join(folder, file)));
  let stages: Stages | undefined;
  const { result } = compareDocuments(documents, (held) => void (stages = held));
  const names = new Map(result.documents.map(({ id, name }) => [id, name]));
  parentPort?.postMessage({
    result,
    stages: stages === undefined ? new Map() : stagesReached(known, stages, names),
    ...(isNonce
      ? { nonce: withNonce(known, documents, valuesIn(stages), (read) => compareDocuments(read).result) }
      : {}),
  });
}

const valuesIn = (stages: Stages | undefined): string[] =>
  (stages?.read.slice(0, stages.values) ?? []).map(({ value, quote }) => value ?? quote);

parentPort?.on('message', (message: unknown) => void answer(message));
parentPort?.once('close', () => reader.close());
