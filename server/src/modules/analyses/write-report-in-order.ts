import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { ReadDocument } from '@app/engine';
import { analysisResult, type AnalysisResult } from '@app/shared/contracts';
import { AppError } from '../../platform/errors/app-error.ts';
import { reportCsv } from './report-csv.ts';
import { reportJson } from './report-json.ts';
import type { ReportOrder } from './report-order.ts';
import { parseReading } from './stored-reading.ts';
import { swapVersions, tellSwapped } from './swap-versions.ts';
import { agreements, examplesOf, type Agreements } from './stored-agreements.ts';

/** Writes a report with what a person has said, from the stored result and the files. */
export async function writeReportInOrder(order: ReportOrder): Promise<void> {
  const result = analysisResult.parse(JSON.parse(await readFile(order.resultPath, 'utf8')));
  const { format, isSwapped, decisions } = order;
  switch (format) {
    case 'csv':
      return writeText(order, reportCsv(result, decisions));
    case 'json':
      return writeText(order, reportJson(isSwapped ? swapVersions(result) : result, decisions));
    case 'docx':
      return writeWord(order, isSwapped ? tellSwapped(result) : result);
    case 'pdf':
      return writePdf(order, isSwapped ? tellSwapped(result) : result);
    case 'certificate':
      return writeCertificateOf(order, isSwapped ? tellSwapped(result) : result);
    case 'redline':
    case 'redline-pdf':
      return writeRedlineOf(order);
  }
}

const writeText = ({ outputPath }: ReportOrder, text: string): Promise<void> =>
  writeFile(outputPath, text, { mode: 0o600 });

async function writeWord(order: ReportOrder, result: AnalysisResult): Promise<void> {
  // Only who needs pages loads what reads and draws them.
  const { writeReport } = await import('@app/engine');
  await writeReport(await drawnReport(order, result), createWriteStream(order.outputPath, { mode: 0o600 }));
}

async function writePdf(order: ReportOrder, result: AnalysisResult): Promise<void> {
  const { writePdfReport } = await import('@app/engine/pdf-report');
  await writePdfReport(await drawnReport(order, result), createWriteStream(order.outputPath, { mode: 0o600 }));
}

async function writeCertificateOf(order: ReportOrder, result: AnalysisResult): Promise<void> {
  const { writeCertificate } = await import('@app/engine/pdf-report');
  await writeCertificate(await drawnReport(order, result), createWriteStream(order.outputPath, { mode: 0o600 }));
}

async function writeRedlineOf({
  format,
  isSwapped,
  createdAt,
  locale,
  outputPath,
  ...order
}: ReportOrder): Promise<void> {
  const { readDocuments, redlineDocuments, settleByLooks, writeRedline } = await import('@app/engine');
  const read = (await readKept(order.readings ?? [])) ?? (await readDocuments(order.sources));
  const redline = redlineDocuments(await settleByLooks(read, order.sources), isSwapped);
  // An older engine took them for versions.
  if (redline === undefined) throw new AppError('no_redline');
  const sink = createWriteStream(outputPath, { mode: 0o600 });
  const options = { createdAt: new Date(createdAt), locale };
  if (format === 'redline') return writeRedline(redline, options, sink);
  const { writeRedlinePdf } = await import('@app/engine/redline-pdf');
  return writeRedlinePdf(redline, order.sources, options, sink);
}

/** What was read of the documents; `null` where it is not kept, or was read by other sources. */
async function readKept(readings: NonNullable<ReportOrder['readings']>): Promise<readonly ReadDocument[] | null> {
  const { isReadDocument } = await import('@app/engine');
  const kept: ReadDocument[] = [];
  for (const { name, path } of readings) {
    const reading = parseReading(await readFile(path, 'utf8'), isReadDocument);
    if (reading !== null) kept.push({ ...reading, name });
  }
  return kept.length === readings.length && kept.length > 0 ? kept : null;
}

async function drawnReport(order: ReportOrder, result: AnalysisResult) {
  const { createCropRenderer } = await import('@app/engine');
  const { decisions, reference, reviewUrl, locale, timeZone } = order;
  return {
    result,
    agreed: await readAgreements(order, result),
    decisions,
    reference,
    ...(reviewUrl === undefined ? {} : { reviewUrl }),
    locale,
    timeZone,
    createdAt: new Date(order.createdAt),
    crops: createCropRenderer(order.sources, result.documents),
  };
}

async function readAgreements({ agreedPath }: ReportOrder, result: AnalysisResult): Promise<Agreements> {
  return agreedPath === undefined
    ? examplesOf(result)
    : agreements.parse(JSON.parse(await readFile(agreedPath, 'utf8')));
}
