import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reportChunks } from './report-chunks.ts';
import type { ReportInput } from './report-input.ts';

/**
 * Writes the Word report into `sink` and ends it; at most a few hundred kilobytes wait at a time. Rejects when the
 * sink fails or a picture renderer does; what was written by then is no report and must be thrown away.
 * The same input gives the same bytes.
 */
export async function writeReport(input: ReportInput, sink: Writable): Promise<void> {
  await pipeline(Readable.from(reportChunks(input), { objectMode: true, highWaterMark: 4 }), sink);
}
