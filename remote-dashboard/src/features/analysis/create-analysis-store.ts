import { ApiError } from '@app/shared/http';
import { dashboardMessages } from '@app/shared/messages';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { finishedState, stateFrom, type AnalysisState } from './analysis-state.ts';
import { createRunView } from './create-run-view.ts';
import { runAnalysis, type RunParts } from './run-analysis.ts';
import { RunCancelled, RunFailure, sentenceOf } from './run-failure.ts';
import type { RunProgress } from './run-progress.ts';
import type { FinishedRun, PendingRun, RunFile, RunRecords } from './run-record.ts';
import { reportName } from './save-report.ts';

const texts = dashboardMessages.analysis;

export interface AnalysisActions {
  readonly start: (files: readonly RunFile[]) => Promise<void>;
  /** Takes up an interrupted run. */
  readonly resume: () => Promise<void>;
  /** Watches a run that goes on at the server already, to its report. */
  readonly watch: (jobId: string, files: readonly RunFile[]) => Promise<void>;
  /** Stops to watch and lets the run go on. Returns its number; null while the server has not named one. */
  readonly goOnInBackground: () => string | null;
  readonly downloadAgain: () => Promise<void>;
  /** Takes the result, the failure or the offer to go on off the page. */
  readonly dismiss: () => void;
  /** Leaves the run alone without a word: the person has logged out or the tab is a copy. */
  readonly abandon: () => void;
  /** Stops to watch the run and leaves all else as it is: another dashboard goes on with it. */
  readonly leave: () => void;
}

export type AnalysisStore = StoreApi<{ readonly state: AnalysisState } & AnalysisActions>;

export interface AnalysisParts extends RunParts {
  readonly records: RunRecords;
  readonly currentSession: () => string;
  readonly saveFile: (blob: Blob, name: string) => void;
  readonly keepAwake: () => () => void;
  readonly alert: (text: string) => void;
  /** The list of files is needed no more: the run is over, one way or the other, or only its report is still to come. */
  readonly onSettled: (sessionId: string | null) => void;
  /** Somebody cancelled the run that is watched here. */
  readonly onCancelled: () => void;
}

function finishedRunOf(pending: PendingRun, progress: RunProgress, report: Blob, now: number): FinishedRun {
  return {
    kind: 'finished',
    sessionId: pending.sessionId,
    jobId: progress.jobId ?? '',
    reportName: reportName(new Date(now)),
    reportBytes: report.size,
    finishedAt: now,
    summary: progress.summary,
  };
}

function failedState(pending: PendingRun, error: unknown): AnalysisState & { phase: 'failed' } {
  if (!(error instanceof RunFailure)) console.warn('The analysis ended unexpectedly', error);
  return {
    phase: 'failed',
    message: error instanceof Error ? error.message : String(error),
    files: pending.files,
    reference: error instanceof RunFailure ? error.reference : null,
    isVerdict: error instanceof RunFailure && error.isVerdict,
  };
}

/** Carries out one run at a time and says what is to be seen of it. */
class AnalysisRunner {
  private report: Blob | null = null;
  private current: AbortController | null = null;
  private readonly parts: AnalysisParts;
  private readonly show: (state: AnalysisState) => void;

  constructor(parts: AnalysisParts, show: (state: AnalysisState) => void) {
    this.parts = parts;
    this.show = show;
  }

  get isRunning(): boolean {
    return this.current !== null;
  }

  async carryOut(pending: PendingRun): Promise<void> {
    const abort = new AbortController();
    this.current = abort;
    this.report = null;
    const release = this.parts.keepAwake();
    const view = createRunView(this.parts, pending, (progress) => {
      this.show({ phase: 'running', sessionId: pending.sessionId, files: pending.files, progress });
      if (progress.summary !== null) this.parts.onSettled(pending.sessionId);
    });
    // What it said last is not shown to somebody who has left it.
    abort.signal.addEventListener('abort', view.stop);
    try {
      const { sessionId, jobId } = pending;
      const report = await runAnalysis(this.parts, { sessionId, jobId, signal: abort.signal, ...view.listeners });
      view.stop();
      this.finish(finishedRunOf(pending, view.progress(), report, this.parts.now()), report);
    } catch (error) {
      view.stop();
      if (error instanceof RunCancelled) this.endCancelled();
      else if (abort.signal.aborted) return;
      else if (error instanceof RunFailure && error.isOnlyReport) this.endUnreported(view.progress().jobId);
      else this.fail(pending, failedState(pending, error));
    } finally {
      release();
      if (this.current === abort) {
        this.current = null;
        this.parts.onSettled(pending.sessionId);
      }
    }
  }

  /** The report kept in memory, else once more from the server. */
  async fetchAgain(run: FinishedRun): Promise<{ report: Blob | null; error: string | null }> {
    try {
      this.report ??= await this.parts.fetchReport(run.jobId, run.sessionId);
      return { report: this.report, error: null };
    } catch (error) {
      console.warn('The report could not be downloaded again', error);
      return { report: null, error: error instanceof ApiError ? sentenceOf(error) : texts.unreadableReport };
    }
  }

  leave(): void {
    this.current?.abort(new DOMException('The run was left', 'AbortError'));
    this.current = null;
    this.report = null;
  }

  forget(): void {
    this.leave();
    this.parts.records.clear();
    this.show({ phase: 'idle' });
  }

  /** The documents of a cancelled run stay where they are, so this is no end that empties the list. */
  private endCancelled(): void {
    this.forget();
    this.parts.onCancelled();
  }

  /** Its page says what happened, and offers to write the report once more. */
  private endUnreported(jobId: string | null): void {
    this.parts.records.clear();
    this.show(jobId === null ? { phase: 'idle' } : { phase: 'unreported', jobId });
  }

  private finish(run: FinishedRun, report: Blob): void {
    this.report = report;
    this.parts.records.write(run);
    this.show(finishedState(run, { isDownloaded: true }));
    this.parts.saveFile(report, run.reportName);
  }

  /** Of a run that was only watched, its own page tells what came of it. */
  private fail({ sessionId }: PendingRun, state: AnalysisState & { phase: 'failed' }): void {
    this.parts.records.clear();
    this.show(sessionId === null ? { phase: 'idle' } : state);
    this.parts.alert(texts.failed(state.message));
  }
}

/** Creates the analysis of one page: at most one run at a time, and what came of the last one. */
export function createAnalysisStore(parts: AnalysisParts): AnalysisStore {
  return createStore<{ readonly state: AnalysisState } & AnalysisActions>()((set, get) => {
    const runner = new AnalysisRunner(parts, (state) => set({ state }));
    return {
      state: stateFrom(parts.records.read()),
      start: async (files) => {
        if (runner.isRunning) return;
        await runner.carryOut({ kind: 'pending', sessionId: parts.currentSession(), jobId: null, files: [...files] });
      },
      resume: async () => {
        const { state } = get();
        if (state.phase === 'interrupted' && !runner.isRunning) await runner.carryOut(state.run);
      },
      watch: async (jobId, files) => {
        if (runner.isRunning) return;
        await runner.carryOut({ kind: 'pending', sessionId: null, jobId, files: [...files] });
      },
      goOnInBackground: () => {
        const { state } = get();
        if (state.phase !== 'running' || state.progress.jobId === null) return null;
        runner.forget();
        parts.onSettled(state.sessionId);
        return state.progress.jobId;
      },
      downloadAgain: async () => {
        const { state } = get();
        if (state.phase !== 'finished' || state.isDownloading) return;
        const { run } = state;
        set({ state: finishedState(run, { isDownloaded: state.isDownloaded, isDownloading: true }) });
        const { report, error } = await runner.fetchAgain(run);
        if (report !== null) parts.saveFile(report, run.reportName);
        const now = get().state;
        // Another comparison may have begun meanwhile.
        if (now.phase !== 'finished' || now.run !== run) return;
        const isDownloaded = state.isDownloaded || report !== null;
        set({ state: finishedState(run, { isDownloaded, downloadError: error }) });
      },
      dismiss: () => {
        if (!runner.isRunning) runner.forget();
      },
      abandon: () => runner.forget(),
      leave: () => runner.leave(),
    };
  });
}
