import {
  analyzeSocketEndpoint,
  type AnalysisMessage,
  type AnalysisStep,
  type AnalysisSummary,
} from '@app/shared/contracts';
import type { DocumentProgress } from '@app/shared/contracts';
import { dashboardMessages } from '@app/shared/messages';

const texts = dashboardMessages.analysis;

/** Older lines than this say nothing any more. */
const logLimit = 200;

export interface LogLine {
  /** Counts up from 1 within a run. */
  readonly number: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly text: string;
}

/** What is known of a running analysis. */
export interface RunProgress {
  readonly jobId: string | null;
  /** The newest text, as it came. */
  readonly text: string;
  /** 0 to 100, never going back; null until the server says one. */
  readonly percent: number | null;
  readonly step: AnalysisStep | null;
  readonly documents: readonly DocumentProgress[] | null;
  readonly remainingMs: number | null;
  /** Place in the queue, from 1; null when nobody is before it. */
  readonly queuePlace: number | null;
  readonly log: readonly LogLine[];
  readonly summary: AnalysisSummary | null;
  /** Number of the newest message; what is not newer came late or twice. */
  readonly seq: number;
}

export const initialProgress = (jobId: string | null): RunProgress => ({
  jobId,
  text: '',
  percent: null,
  step: null,
  documents: null,
  remainingMs: null,
  queuePlace: null,
  log: [],
  summary: null,
  seq: -1,
});

/** Adds a text of the page itself. */
export function say(progress: RunProgress, text: string, at: number): RunProgress {
  const last = progress.log.at(-1);
  if (last?.text === text) return progress;
  const line = { number: (last?.number ?? 0) + 1, at, text };
  return { ...progress, text, log: [...progress.log, line].slice(-logLimit) };
}

/** A message as the contract describes it, or null when it is something else. */
export function parseMessage(raw: string): AnalysisMessage | null {
  try {
    const parsed = analyzeSocketEndpoint.message.safeParse(JSON.parse(raw));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: shown as it is.
    return null;
  }
}

function textOf(message: AnalysisMessage): string {
  if (message.message !== undefined && message.message !== '') return message.message;
  if (message.file !== undefined && message.file !== '') return texts.ocrCompleted(message.file);
  return message.progress === undefined ? '' : texts.progress(clampPercent(message.progress));
}

const clampPercent = (value: number): number => Math.round(Math.min(100, Math.max(0, value)));

function furthest(before: number | null, now: number | undefined): number | null {
  return now === undefined ? before : Math.max(before ?? 0, clampPercent(now));
}

/** What is known after one more message of the socket. The first job id is kept. */
export function receive(progress: RunProgress, raw: string, at: number): RunProgress {
  const message = parseMessage(raw);
  if (message === null) return say(progress, raw, at);
  const isStale = message.seq !== undefined && message.seq <= progress.seq;
  const jobId = progress.jobId ?? message.job_id ?? null;
  const summary = message.summary ?? progress.summary;
  if (isStale) return { ...progress, jobId, summary };
  const known: RunProgress = {
    jobId,
    summary,
    text: progress.text,
    log: progress.log,
    percent: furthest(progress.percent, message.progress),
    step: message.step ?? progress.step,
    documents: message.documents ?? progress.documents,
    remainingMs: message.remainingMs ?? null,
    queuePlace: message.queuePlace ?? null,
    seq: message.seq ?? progress.seq,
  };
  const text = textOf(message);
  return text === '' ? known : say(known, text, at);
}
