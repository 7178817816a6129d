import { dashboardMessages } from '@app/shared/messages';
import { initialProgress, receive, say, type RunProgress } from './run-progress.ts';
import type { PendingRun, RunRecords } from './run-record.ts';

/** Messages are shown at most four times a second. */
const showIntervalMs = 250;

interface RunViewParts {
  readonly records: RunRecords;
  readonly now: () => number;
}

/** Collects what a run says, remembers it over a reload, and shows it in steady intervals. */
export function createRunView(
  { records, now }: RunViewParts,
  pending: PendingRun,
  show: (progress: RunProgress) => void,
) {
  let progress = say(initialProgress(pending.jobId), dashboardMessages.analysis.starting, now());
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = () => {
    timer = null;
    show(progress);
  };
  const stop = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  /** Findings are waited for. */
  const showNow = () => {
    stop();
    show(progress);
  };
  const remember = () => records.write({ ...pending, jobId: progress.jobId });
  const change = (next: RunProgress) => {
    const isJobNew = next.jobId !== progress.jobId;
    const isFound = next.summary !== null && progress.summary === null;
    progress = next;
    if (isJobNew) remember();
    if (isFound) showNow();
    else timer ??= setTimeout(flush, showIntervalMs);
  };
  remember();
  showNow();
  return {
    progress: () => progress,
    listeners: {
      onText: (text: string) => change(say(progress, text, now())),
      onMessage: (raw: string) => change(receive(progress, raw, now())),
    },
    stop,
  };
}
