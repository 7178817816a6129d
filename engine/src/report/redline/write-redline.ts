import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Redline } from '../../judge/comparison.ts';
import { redlineChunks, type RedlineOptions } from './redline-chunks.ts';

/** Writes a Word document with tracked changes into `sink` and ends it. Rejects when the sink fails. */
export async function writeRedline(redline: Redline, options: RedlineOptions, sink: Writable): Promise<void> {
  await pipeline(Readable.from(redlineChunks(redline, options), { objectMode: true, highWaterMark: 4 }), sink);
}
