import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Comparison } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { writeReport, type ReportInput } from '../report/index.ts';
import { createCropRenderer } from './crop-renderer.ts';

export type ReportFileOptions = Pick<ReportInput, 'createdAt' | 'reference' | 'locale' | 'timeZone'>;

export type ReportKind = 'report' | 'certificate';

/** Writes the report of a comparison to a file, as PDF where its name ends so, else for Word; with pictures from the documents. */
export async function writeReportFile(
  { kind, file }: { readonly kind: ReportKind; readonly file: string },
  sources: readonly DocumentSource[],
  { result, agreed }: Comparison,
  options: ReportFileOptions,
): Promise<void> {
  const crops = createCropRenderer(sources, result.documents);
  const write = path.extname(file).toLowerCase() === '.pdf' ? await pdfWriterOf(kind) : writeReport;
  await write({ ...options, result, agreed, crops }, createWriteStream(file));
}

/** Loaded only for who needs it. */
async function pdfWriterOf(kind: ReportKind): Promise<typeof writeReport> {
  const { writePdfReport, writeCertificate } = await import('../report/pdf/write-pdf-report.ts');
  return kind === 'certificate' ? writeCertificate : writePdfReport;
}
