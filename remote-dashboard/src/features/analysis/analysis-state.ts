import type { RunProgress } from './run-progress.ts';
import type { FinishedRun, PendingRun, RunFile, RunRecord } from './run-record.ts';

interface Finished {
  readonly phase: 'finished';
  readonly run: FinishedRun;
  /** True once the report went to the browser's downloads since the page was loaded. */
  readonly isDownloaded: boolean;
  readonly isDownloading: boolean;
  readonly downloadError: string | null;
}

/** What is to be seen of the analysis of this tab. */
export type AnalysisState =
  | { readonly phase: 'idle' }
  /** A run of this tab goes on at the server and can be taken up again. */
  | { readonly phase: 'interrupted'; readonly run: PendingRun }
  | {
      readonly phase: 'running';
      readonly sessionId: string | null;
      readonly files: readonly RunFile[];
      readonly progress: RunProgress;
    }
  | Finished
  /** The findings are there, and the report about them could not be written. */
  | { readonly phase: 'unreported'; readonly jobId: string }
  | {
      readonly phase: 'failed';
      readonly message: string;
      readonly files: readonly RunFile[];
      readonly reference: string | null;
      /** The server looked at the files and said no. */
      readonly isVerdict: boolean;
    };

export const finishedState = (run: FinishedRun, changes: Partial<Finished> = {}): AnalysisState => ({
  phase: 'finished',
  run,
  isDownloaded: false,
  isDownloading: false,
  downloadError: null,
  ...changes,
});

/** The run whose findings can be read while its report is still being written; null while there is none. */
export const reportingJobOf = (state: AnalysisState): string | null =>
  state.phase === 'running' && state.progress.summary !== null ? state.progress.jobId : null;

/** Where a page begins that finds this record of an earlier load. */
export function stateFrom(record: RunRecord | null): AnalysisState {
  if (record === null) return { phase: 'idle' };
  return record.kind === 'pending' ? { phase: 'interrupted', run: record } : finishedState(record);
}
