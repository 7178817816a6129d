import { join, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { compareDocuments, openDocumentReader } from '@app/engine';
import * as z from 'zod';
import { openReadingCache } from './reading-cache.ts';

const reader = openDocumentReader({ nativeOcr: false });
const readings = resolve(import.meta.dirname, '../node_modules/.cache/readings');
const read = await openReadingCache(readings, reader);

/** Compares the files of one folder, as `analyse` does, but for readings that are kept. */
async function answer(message: unknown): Promise<void> {
  const { folder, files } = z.object({ folder: z.string(), files: z.array(z.string()) }).parse(message);
  const documents = [];
  for (const file of files) documents.push(await read(join(folder, file)));
  parentPort?.postMessage(compareDocuments(documents).result);
}

parentPort?.on('message', (message: unknown) => void answer(message));
parentPort?.once('close', () => reader.close());
