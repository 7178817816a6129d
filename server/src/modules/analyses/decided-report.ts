import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { analysisResult, isRedline, reportEnding, type Decision, type ReportFormat } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWorkFolder } from '../../platform/processes/index.ts';
import type { Analysis, DecidedReport } from './analysis-tables.ts';
import { findOwnComparison } from './comparison-repository.ts';
import { replaceDecidedReport } from './decision-repository.ts';
import { discardStored } from './discard-stored.ts';
import type { DocumentsPort } from './documents-port.ts';
import { downloadDocuments } from './download-documents.ts';
import { newReportKey } from './report-keys.ts';
import type { ReportOrder } from './report-order.ts';
import { writeInProcess } from './report-processes.ts';
import { ReportsInTurn } from './reports-in-turn.ts';
import { reviewUrlOf } from './review-url.ts';

export interface WantedReport {
  /** Completed and kept. */
  readonly analysis: Analysis & { readonly resultKey: string };
  readonly format: ReportFormat;
  readonly decisions: readonly Decision[];
}

export interface DecidedReportsOptions {
  readonly write?: typeof writeInProcess;
  /** For whoever asks; what is being written is not cut by it. */
  readonly patienceMs?: number;
}

/** Most proxies give an answer up after a minute, and the server itself a connection on which nothing is sent. */
const defaultPatienceMs = 50_000;
/** What has taken so long is rarely done a moment later. */
const retryAfterSeconds = 10;

/** Writes reports with what a person has said, each of them once: until more is said it is taken from storage. */
export class DecidedReports {
  readonly #platform: Platform;
  readonly #port: Pick<DocumentsPort, 'find' | 'readingKey'>;
  readonly #write: typeof writeInProcess;
  readonly #patienceMs: number;
  readonly #inTurn = new ReportsInTurn<WantedReport>((wanted) => this.#writeOnce(wanted));
  readonly #closing = new AbortController();

  constructor(
    platform: Platform,
    port: Pick<DocumentsPort, 'find' | 'readingKey'>,
    { write = writeInProcess, patienceMs = defaultPatienceMs }: DecidedReportsOptions = {},
  ) {
    this.#platform = platform;
    this.#port = port;
    this.#write = write;
    this.#patienceMs = patienceMs;
  }

  /** Storage key of the report as it is to be now. Who is asked to come again finds it further, or written. */
  async keyOf({ analysis, format, decisions }: WantedReport): Promise<string> {
    const { decisionsRevision: revision, decidedReports } = analysis;
    const written = decidedReports.find((one) => one.format === format && one.revision === revision);
    if (written !== undefined) return written.key;
    return this.#waitFor(this.#inTurn.keyOf({ analysis, format, decisions }));
  }

  /** Whoever waits for a report hears that there will be none. */
  close(): void {
    this.#closing.abort();
  }

  /** The writing goes on when nobody waits for it any more. */
  async #waitFor(writing: Promise<string>): Promise<string> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const message = 'The report is still being written. Please try again in a moment.';
      late.reject(new AppError('unavailable', { message, retryAfterSeconds }));
      writing.catch((error: unknown) => this.#platform.logger.warn({ err: error }, 'a report could not be written'));
    }, this.#patienceMs);
    try {
      return await Promise.race([writing, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #writeOnce(wanted: WantedReport): Promise<string> {
    try {
      return await this.#writeAside(wanted);
    } catch (error) {
      throw await this.#reasonOf(error, wanted.analysis);
    }
  }

  /** While it was waited for, the server may have begun to close, or what the report needs may have been deleted. */
  async #reasonOf(error: unknown, { userId, id }: Analysis): Promise<unknown> {
    if (this.#closing.signal.aborted) return new AppError('unavailable', { cause: error });
    const { db, config } = this.#platform;
    const kept = await findOwnComparison(db, userId, id, config.RETENTION_HOURS);
    return kept === null ? new AppError('report_expired', { cause: error }) : error;
  }

  async #writeAside(wanted: WantedReport): Promise<string> {
    const { storage } = this.#platform;
    const { analysis, format } = wanted;
    const signal = this.#closing.signal;
    const folder = await createWorkFolder();
    try {
      const order = await this.#orderOf(wanted, folder, signal);
      await this.#write(order, signal);
      const report = { format, revision: analysis.decisionsRevision, key: newReportKey(randomUUID(), format) };
      await storage.put(report.key, createReadStream(order.outputPath), { signal });
      return await this.#remember(analysis.id, report);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** Takes the place of an older one. When the comparison is gone by now, nothing of it may stay. */
  async #remember(analysisId: string, report: DecidedReport): Promise<string> {
    const { db } = this.#platform;
    const outcome = await withTransaction(db, (tx) => replaceDecidedReport(tx, analysisId, report));
    await discardStored(this.#platform, outcome?.discarded ?? [report.key]);
    if (outcome === null) throw new AppError('report_expired');
    return outcome.key;
  }

  async #orderOf(
    { analysis, format, decisions }: WantedReport,
    folder: string,
    signal: AbortSignal,
  ): Promise<ReportOrder> {
    const { config } = this.#platform;
    const resultPath = await this.#localPath(analysis.resultKey, folder, signal);
    await requireFormat(format, resultPath);
    return {
      format,
      resultPath,
      ...(analysis.agreedKey === null ? {} : { agreedPath: await this.#localPath(analysis.agreedKey, folder, signal) }),
      outputPath: path.join(folder, `report.${reportEnding(format)}`),
      sources: await this.#sources(analysis, format, folder, signal),
      ...(isRedline(format) ? { readings: await this.#readings(analysis, folder, signal) } : {}),
      decisions: [...decisions],
      isSwapped: analysis.isSwapped,
      reference: analysis.id,
      reviewUrl: reviewUrlOf(config, analysis.id),
      locale: analysis.locale,
      timeZone: analysis.timeZone,
      createdAt: (analysis.finishedAt ?? analysis.createdAt).toISOString(),
    };
  }

  /** The compared files, where pictures are drawn from them. */
  async #sources(analysis: Analysis, format: ReportFormat, folder: string, signal: AbortSignal) {
    if (format === 'csv' || format === 'json') return [];
    const { db, storage } = this.#platform;
    const documents = await this.#port.find(db, analysis.userId, analysis.documentIds);
    const paths = documents.map(({ name, storageKey }) => ({ name, path: storage.localPath(storageKey) }));
    if (paths.every((one): one is { name: string; path: string } => one.path !== null)) return paths;
    const local = await downloadDocuments(storage, documents, folder, signal);
    return local.map((document) => ({ name: document.name, path: document.path }));
  }

  /** What was read of the documents, as far as it is kept. */
  async #readings({ userId, documentIds }: Analysis, folder: string, signal: AbortSignal) {
    const { db, storage } = this.#platform;
    const readings: { name: string; path: string }[] = [];
    for (const { id, name } of await this.#port.find(db, userId, documentIds)) {
      const key = this.#port.readingKey(id);
      if ((await storage.stat(key)) !== null) readings.push({ name, path: await this.#localPath(key, folder, signal) });
    }
    return readings;
  }

  async #localPath(key: string, folder: string, signal: AbortSignal): Promise<string> {
    const { storage } = this.#platform;
    const stored = storage.localPath(key);
    if (stored !== null) return stored;
    const copy = path.join(folder, path.basename(key));
    await pipeline(await storage.get(key), createWriteStream(copy, { mode: 0o600 }), { signal });
    return copy;
  }
}

/** @throws AppError where a result is not of two versions of one document, or of no scan */
async function requireFormat(format: ReportFormat, resultPath: string): Promise<void> {
  if (!isRedline(format) && format !== 'certificate') return;
  const { documents, versions, certificates } = analysisResult.parse(JSON.parse(await readFile(resultPath, 'utf8')));
  if (isRedline(format) && (documents.length !== 2 || versions?.length !== 1)) throw new AppError('no_redline');
  if (format === 'certificate' && (certificates ?? []).length === 0) throw new AppError('no_certificate');
}
