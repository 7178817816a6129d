import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReadDocument } from '@app/engine';
import type { Platform } from '../../platform/platform.ts';
import { createWorkFolder, type MachineShortage } from '../../platform/processes/index.ts';
import { AnalysisFailed } from './analysis-failed.ts';
import { AnalysisProgress } from './analysis-progress.ts';
import type { Claim, FindingsKeys } from './analysis-repository.ts';
import type { Analysis, StoredMessage } from './analysis-tables.ts';
import { assertComparable } from './assert-comparable.ts';
import type { ComparisonNews, FoundSummary } from './comparison-messages.ts';
import type { ComparisonThreads } from './comparison-threads.ts';
import type { AnalysisDocument, DocumentsPort } from './documents-port.ts';
import { downloadDocuments } from './download-documents.ts';
import { discardFindings, endWithReport, type FinishedAnalysis } from './end-analysis.ts';
import { listSameMeaning } from './decision-repository.ts';
import { describePassingTrouble } from './passing-trouble.ts';
import { createProgressWriter, type ProgressWriter } from './progress-writer.ts';
import { readAnalysisDocuments } from './read-analysis-documents.ts';
import { reviewUrlOf } from './review-url.ts';
import { storeFindings, type FoundFiles } from './store-findings.ts';
import { tellComparison } from './tell-comparison.ts';
import { waitOutTrouble } from './wait-out-trouble.ts';
import type { StopWatch } from './watch-for-stop.ts';

export interface AnalysisRunContext {
  readonly platform: Platform;
  readonly port: Pick<DocumentsPort, 'find' | 'readingKey'>;
  readonly threads: ComparisonThreads;
  readonly shortage: MachineShortage;
  readonly analysis: Analysis;
  readonly claim: Claim;
  readonly stop: StopWatch;
  /** Of the job. */
  readonly signal: AbortSignal;
}

function findingsOf({ resultKey, agreedKey }: Analysis): FindingsKeys | null {
  return resultKey === null || agreedKey === null ? null : { resultKey, agreedKey };
}

/** One attempt at one analysis. */
export class AnalysisRun {
  readonly #context: AnalysisRunContext;
  readonly #signal: AbortSignal;
  readonly #read = new Map<string, ReadDocument>();
  /** What people have been told last; progress never goes back. */
  #shown: StoredMessage;
  /** Those of an attempt before count until this one has its own. */
  #findings: FindingsKeys | null;

  constructor(context: AnalysisRunContext) {
    this.#context = context;
    this.#shown = context.analysis.message;
    this.#findings = findingsOf(context.analysis);
    this.#signal = AbortSignal.any([context.signal, context.stop.signal]);
  }

  /** What there is to show although it came to no report; null before anything was found. */
  get withoutReport(): Omit<FinishedAnalysis, 'report'> | null {
    const { summary } = this.#shown;
    return this.#findings === null || summary === undefined
      ? null
      : { ...this.#findings, summary, message: this.#shown };
  }

  /** How far it came. */
  get shown(): StoredMessage {
    return this.#shown;
  }

  async run(): Promise<void> {
    try {
      await waitOutTrouble(() => this.#runOnce(), {
        signal: this.#signal,
        describe: (error) => {
          this.#context.shortage.failed(error);
          return describePassingTrouble(error);
        },
        onWaiting: (sentence) => this.#tellWaiting(sentence),
      });
      this.#context.shortage.over();
    } catch (error) {
      const { signal } = this.#context.stop;
      throw signal.aborted ? signal.reason : error;
    }
  }

  async #runOnce(): Promise<void> {
    const folder = await createWorkFolder();
    try {
      await this.#runIn(folder);
    } finally {
      // A process that was killed just now may still be writing into it.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  async #tellWaiting(sentence: string): Promise<void> {
    const { platform, claim } = this.#context;
    platform.logger.warn({ analysisId: claim.id, sentence }, 'an analysis waits for trouble to pass');
    const writer = this.#writerOf(() => ({ ...this.#shown, status: 'running', message: sentence }));
    writer.changed();
    await writer.flush();
  }

  #writerOf(current: () => StoredMessage): ProgressWriter {
    const { platform, claim, stop } = this.#context;
    const note = () => ({ message: current(), findings: this.#findings });
    return createProgressWriter(platform, claim, note, (reason) => stop.stop(reason));
  }

  /** Since the first attempt began; clocks of two machines may differ a little. */
  #elapsedMs(): number {
    const { startedAt, createdAt } = this.#context.analysis;
    return Math.max(0, Date.now() - (startedAt ?? createdAt).getTime());
  }

  async #findDocuments(): Promise<readonly AnalysisDocument[]> {
    const { platform, port, analysis } = this.#context;
    const documents = await port.find(platform.db, analysis.userId, analysis.documentIds);
    if (documents.length === analysis.documentIds.length) return documents;
    throw new AnalysisFailed('Some of the files no longer exist. Upload them again to compare.');
  }

  async #runIn(folder: string): Promise<void> {
    const { platform, port, threads } = this.#context;
    const documents = await this.#findDocuments();
    const progress = new AnalysisProgress({
      names: documents.map(({ name }) => name),
      floor: this.#shown.progress ?? 0,
      now: () => performance.now(),
    });
    const { summary } = this.#shown;
    if (summary !== undefined && this.#findings !== null) progress.found(summary);
    const writer = this.#writerOf(() => {
      this.#shown = progress.message();
      return this.#shown;
    });
    writer.changed();
    try {
      threads.prepare();
      const local = await downloadDocuments(platform.storage, documents, folder, this.#signal);
      const read = await readAnalysisDocuments(local, {
        storage: platform.storage,
        readingKey: (documentId) => port.readingKey(documentId),
        progress,
        changed: () => writer.changed(),
        signal: this.#signal,
        read: this.#read,
      });
      assertComparable(read);
      await this.#compare(read, local, folder, progress, writer);
    } finally {
      this.#shown = progress.message();
      await writer.finish();
    }
  }

  async #compare(
    documents: readonly ReadDocument[],
    sources: readonly { readonly name: string; readonly path: string }[],
    folder: string,
    progress: AnalysisProgress,
    writer: ProgressWriter,
  ): Promise<void> {
    const { platform, claim, threads, analysis } = this.#context;
    const inFolder = (name: string): string => path.join(folder, name);
    const [reportPath, resultPath] = [inFolder('report.docx'), inFolder('result.json')];
    const agreedPath = inFolder('agreed.json');
    const input = {
      documents,
      sources,
      reportPath,
      resultPath,
      agreedPath,
      sameMeaning: await listSameMeaning(platform.db, analysis),
      reference: analysis.id,
      reviewUrl: reviewUrlOf(platform.config, analysis.id),
      locale: analysis.locale,
      timeZone: analysis.timeZone,
      createdAt: new Date().toISOString(),
    };
    const files = { result: () => createReadStream(resultPath), agreed: () => createReadStream(agreedPath) };
    const found = Promise.withResolvers<FoundSummary>();
    let isFound = false;
    const tell = (news: ComparisonNews): void => {
      tellComparison(progress, documents.length, news);
      if (news.kind === 'found') {
        isFound = true;
        found.resolve(news.summary);
      }
      writer.changed();
    };
    const stored = found.promise.then((summary) => this.#keepFindings(summary, files, progress, writer));
    // The thread may fail first; then that is the reason.
    stored.catch(() => undefined);
    try {
      await threads.run(input, tell, this.#signal);
    } catch (error) {
      // What is still being stored is known only then, and can be discarded.
      if (isFound) await stored.catch(() => undefined);
      throw error;
    }
    const { resultKey, agreedKey, summary } = await stored;
    await writer.finish();
    const finished = {
      report: () => createReadStream(reportPath),
      resultKey,
      agreedKey,
      summary: { ...summary, durationMs: this.#elapsedMs() },
      message: progress.message(),
    };
    await endWithReport(platform, claim, finished, this.#signal);
  }

  /** Of a run that was stopped or has lost its job: nothing refers to what it found. */
  async discardFindings(): Promise<void> {
    if (this.#findings !== null) await discardFindings(this.#context.platform, this.#findings);
  }

  /** From now on the findings can be read, also while another attempt has to write the report. */
  async #keepFindings(summary: FoundSummary, files: FoundFiles, progress: AnalysisProgress, writer: ProgressWriter) {
    const keys = await storeFindings(this.#context.platform, files, this.#signal);
    this.#findings = keys;
    progress.found({ ...summary, durationMs: this.#elapsedMs() });
    writer.changed();
    await writer.flush();
    return { ...keys, summary };
  }
}
