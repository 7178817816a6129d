import { rm } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { ReadDocument } from '@app/engine';
import type { Platform } from '../../platform/platform.ts';
import { createWorkFolder } from '../../platform/processes/index.ts';
import { handleJob, type JobContext, type JobHandler } from '../../platform/queue/index.ts';
import { AnalysisFailed } from './analysis-failed.ts';
import { AnalysisProgress } from './analysis-progress.ts';
import { claimAnalysis, type Claim } from './analysis-repository.ts';
import type { Analysis, StoredMessage } from './analysis-tables.ts';
import { assertComparable } from './assert-comparable.ts';
import type { ComparisonNews } from './comparison-messages.ts';
import { ComparisonThreads } from './comparison-threads.ts';
import type { DocumentsPort } from './documents-port.ts';
import { downloadDocuments } from './download-documents.ts';
import { endWithFailure, endWithReport } from './end-analysis.ts';
import { createProgressWriter, type ProgressWriter, Superseded } from './progress-writer.ts';
import { describePassingTrouble } from './passing-trouble.ts';
import { readAnalysisDocuments } from './read-analysis-documents.ts';
import { runAnalysisJob } from './run-analysis-job.ts';
import { tellComparison } from './tell-comparison.ts';
import { waitOutTrouble } from './wait-out-trouble.ts';

/** Takes an analysis from the queue and brings it to its end: a report, or a reason that a person understands. */
export function runAnalysis(platform: Platform, port: DocumentsPort): JobHandler {
  const threads = new ComparisonThreads();
  return handleJob(runAnalysisJob(platform.config), async ({ analysisId }, context) => {
    const claim = { id: analysisId, attempt: context.attempt };
    const analysis = await claimAnalysis(platform.db, claim);
    if (!analysis) return;
    try {
      await new AnalysisRun(platform, port, threads, analysis, claim, context).run();
    } catch (error) {
      if (error instanceof Superseded) return;
      if (error instanceof AnalysisFailed) await endWithFailure(platform, analysis, error.message);
      else if (context.isLastAttempt && !context.signal.aborted) await endWithFailure(platform, analysis);
      else throw error;
    }
  });
}

/** One attempt at one analysis. */
class AnalysisRun {
  readonly #platform: Platform;
  readonly #port: DocumentsPort;
  readonly #threads: ComparisonThreads;
  readonly #analysis: Analysis;
  readonly #claim: Claim;
  readonly #lost = new AbortController();
  readonly #signal: AbortSignal;
  readonly #read = new Map<string, ReadDocument>();
  /** What people have been told last; progress never goes back. */
  #shown: StoredMessage;

  constructor(
    platform: Platform,
    port: DocumentsPort,
    threads: ComparisonThreads,
    analysis: Analysis,
    claim: Claim,
    context: JobContext,
  ) {
    this.#platform = platform;
    this.#port = port;
    this.#threads = threads;
    this.#analysis = analysis;
    this.#claim = claim;
    this.#shown = analysis.message;
    this.#signal = AbortSignal.any([context.signal, this.#lost.signal]);
  }

  async run(): Promise<void> {
    try {
      await waitOutTrouble(() => this.#runOnce(), {
        signal: this.#signal,
        describe: describePassingTrouble,
        onWaiting: (sentence) => this.#tellWaiting(sentence),
      });
    } catch (error) {
      throw this.#lost.signal.aborted ? this.#lost.signal.reason : error;
    }
  }

  async #runOnce(): Promise<void> {
    const folder = await createWorkFolder();
    try {
      await this.#runIn(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #tellWaiting(sentence: string): Promise<void> {
    this.#platform.logger.warn({ analysisId: this.#claim.id, sentence }, 'an analysis waits for trouble to pass');
    const writer = this.#writerOf(() => ({ ...this.#shown, status: 'running', message: sentence }));
    writer.changed();
    await writer.flush();
  }

  #writerOf(current: () => StoredMessage): ProgressWriter {
    return createProgressWriter(this.#platform, this.#claim, current, (reason) => this.#lost.abort(reason));
  }

  /** Since the first attempt began; clocks of two machines may differ a little. */
  #elapsedMs(): number {
    const { startedAt, createdAt } = this.#analysis;
    return Math.max(0, Date.now() - (startedAt ?? createdAt).getTime());
  }

  async #runIn(folder: string): Promise<void> {
    const documents = await this.#port.list(this.#platform.db, this.#analysis);
    const progress = new AnalysisProgress({
      names: documents.map(({ name }) => name),
      floor: this.#shown.progress ?? 0,
      now: () => performance.now(),
    });
    const writer = this.#writerOf(() => {
      this.#shown = progress.message();
      return this.#shown;
    });
    writer.changed();
    try {
      this.#threads.prepare();
      const local = await downloadDocuments(this.#platform.storage, documents, folder, this.#signal);
      const read = await readAnalysisDocuments(local, {
        storage: this.#platform.storage,
        readingKey: (documentId) => this.#port.readingKey(documentId),
        progress,
        changed: () => writer.changed(),
        signal: this.#signal,
        read: this.#read,
      });
      assertComparable(read);
      await this.#compare(read, local, folder, progress, writer);
    } finally {
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
    const reportPath = path.join(folder, 'report.docx');
    const input = {
      documents,
      sources,
      reportPath,
      reference: this.#analysis.id,
      locale: this.#analysis.locale,
      timeZone: this.#analysis.timeZone,
      createdAt: new Date().toISOString(),
    };
    const tell = (news: ComparisonNews): void => {
      tellComparison(progress, documents.length, news);
      writer.changed();
    };
    const summary = await this.#threads.run(input, tell, this.#signal);
    await writer.finish();
    await endWithReport(this.#platform, this.#claim, {
      report: createReadStream(reportPath),
      summary: { ...summary, durationMs: this.#elapsedMs() },
      message: progress.message(),
    });
  }
}
