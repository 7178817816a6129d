import { createWriteStream } from 'node:fs';
import type { Comparison } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { writeReport, type ReportInput } from '../report/index.ts';
import { createCropRenderer } from './crop-renderer.ts';

export type ReportFileOptions = Pick<ReportInput, 'createdAt' | 'reference' | 'locale' | 'timeZone'>;

/** Writes the Word report of a comparison to a file, with pictures from the compared documents. */
export async function writeReportFile(
  file: string,
  sources: readonly DocumentSource[],
  { result, agreed }: Comparison,
  options: ReportFileOptions,
): Promise<void> {
  const crops = createCropRenderer(sources, result.documents);
  await writeReport({ ...options, result, agreed, crops }, createWriteStream(file));
}
