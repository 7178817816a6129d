import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Redline } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { layOver } from '../pdf/lay-over.ts';
import { drawRedline, marginWidth } from '../report/redline/draw-redline.ts';
import type { RedlineOptions } from '../report/redline/redline-chunks.ts';

/** Writes the later of two versions with its changes marked on its own pages as a PDF into `sink` and ends it. */
export async function writeRedlinePdf(
  redline: Redline,
  sources: readonly DocumentSource[],
  options: RedlineOptions,
  sink: Writable,
): Promise<void> {
  const source = sources.find(({ name }) => name === redline.later);
  if (source === undefined) throw new Error('the later version has no file');
  const { bytes: overlay, pages } = await drawRedline(redline, options);
  await pipeline([await layOver(source, { overlay, pages, margin: marginWidth })], sink);
}
