import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Decision, ReportFormat } from '@app/shared/contracts';
import { withTransaction } from '../../platform/db/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { createWorkFolder } from '../../platform/processes/index.ts';
import type { Analysis, DecidedReport } from './analysis-tables.ts';
import { replaceDecidedReport } from './decision-repository.ts';
import { discardStored } from './discard-stored.ts';
import type { DocumentsPort } from './documents-port.ts';
import { downloadDocuments } from './download-documents.ts';
import { newReportKey } from './report-keys.ts';
import type { ReportOrder } from './report-order.ts';
import { writeInProcess } from './report-processes.ts';
import { reviewUrlOf } from './review-url.ts';

export interface WantedReport {
  /** Completed and kept. */
  readonly analysis: Analysis & { readonly resultKey: string };
  readonly format: ReportFormat;
  readonly decisions: readonly Decision[];
}

/** Writes reports with what a person has said, each of them once: until more is said it is taken from storage. */
export class DecidedReports {
  readonly #platform: Platform;
  readonly #port: Pick<DocumentsPort, 'find'>;
  readonly #write: typeof writeInProcess;
  /** By what is being written. */
  readonly #writing = new Map<string, Promise<string>>();
  readonly #closing = new AbortController();

  constructor(platform: Platform, port: Pick<DocumentsPort, 'find'>, write = writeInProcess) {
    this.#platform = platform;
    this.#port = port;
    this.#write = write;
  }

  /** Storage key of the report as it is to be now. */
  async keyOf({ analysis, format, decisions }: WantedReport): Promise<string> {
    const { id, decisionsRevision: revision, decidedReports } = analysis;
    const written = decidedReports.find((one) => one.format === format && one.revision === revision);
    if (written !== undefined) return written.key;
    const name = `${id} ${format} ${revision}`;
    const writing = this.#writing.get(name) ?? this.#writeOnce({ analysis, format, decisions });
    this.#writing.set(name, writing);
    try {
      return await writing;
    } finally {
      this.#writing.delete(name);
    }
  }

  /** Whoever waits for a report hears that there will be none. */
  close(): void {
    this.#closing.abort();
  }

  async #writeOnce(wanted: WantedReport): Promise<string> {
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

  /** Takes the place of the one before. When the comparison is gone by now, nothing of it may stay. */
  async #remember(analysisId: string, report: DecidedReport): Promise<string> {
    const { db } = this.#platform;
    const replaced = await withTransaction(db, (tx) => replaceDecidedReport(tx, analysisId, report));
    await discardStored(this.#platform, replaced ?? [report.key]);
    if (replaced === null) throw new AppError('report_expired');
    return report.key;
  }

  async #orderOf(
    { analysis, format, decisions }: WantedReport,
    folder: string,
    signal: AbortSignal,
  ): Promise<ReportOrder> {
    const { config } = this.#platform;
    return {
      format,
      resultPath: await this.#localPath(analysis.resultKey, folder, signal),
      ...(analysis.agreedKey === null ? {} : { agreedPath: await this.#localPath(analysis.agreedKey, folder, signal) }),
      outputPath: path.join(folder, `report.${format}`),
      sources: await this.#sources(analysis, format, folder, signal),
      decisions: [...decisions],
      isSwapped: analysis.isSwapped,
      reference: analysis.id,
      ...reviewUrlOf(config, analysis.id),
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

  async #localPath(key: string, folder: string, signal: AbortSignal): Promise<string> {
    const { storage } = this.#platform;
    const stored = storage.localPath(key);
    if (stored !== null) return stored;
    const copy = path.join(folder, path.basename(key));
    await pipeline(await storage.get(key), createWriteStream(copy, { mode: 0o600 }), { signal });
    return copy;
  }
}
