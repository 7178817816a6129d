import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AnalysisFailed } from './analysis-failed.ts';
import type { ComparisonInput } from './comparison-input.ts';
import { comparisonNews, type ComparisonNews } from './comparison-messages.ts';

/** A comparison that needs more ends with an error instead of taking the machine down. */
const memoryLimitMb = 3_072;

type Summary = Extract<ComparisonNews, { kind: 'done' }>['summary'];

/** Fifty documents of a hundred pages are compared within minutes, with the pictures of their report. */
const timeLimitMs = 30 * 60_000;

/** Compares and writes the report in a thread that can be killed. */
export async function runComparison(
  input: ComparisonInput,
  onNews: (news: ComparisonNews) => void,
  signal: AbortSignal,
  limitMs = timeLimitMs,
): Promise<Summary> {
  signal.throwIfAborted();
  let summary: Summary | undefined;
  const thread = new Worker(new URL('./comparison-thread.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  const kill = (): void => void thread.terminate();
  const deadline = AbortSignal.timeout(limitMs);
  const stop = AbortSignal.any([signal, deadline]);
  stop.addEventListener('abort', kill, { once: true });
  thread.on('message', (message: unknown) => {
    const news = comparisonNews.parse(message);
    if (news.kind === 'done') summary = news.summary;
    onNews(news);
  });
  try {
    await once(thread, 'exit');
  } finally {
    stop.removeEventListener('abort', kill);
  }
  signal.throwIfAborted();
  if (!summary && deadline.aborted)
    throw new AnalysisFailed('Comparing the documents took too long and was stopped. Compare fewer at a time.');
  if (!summary) throw new Error('The comparison ended without a result.');
  return summary;
}
