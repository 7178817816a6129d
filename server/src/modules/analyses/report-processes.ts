import { openChild } from '@app/engine/child';
import { AppError } from '../../platform/errors/app-error.ts';
import { reportNews, type ReportOrder } from './report-order.ts';

/** Two hundred pictures of pages that are hard to draw take less. */
const limits = { deadlineMs: 180_000, silenceMs: 180_000, memoryMb: 2_048 };

/** Writes a report in a process of its own, which can be killed: this one goes on answering. */
export async function writeInProcess(order: ReportOrder, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const child = openChild(new URL('./report-process.ts', import.meta.url));
  try {
    await child.ask(order, hear, limits, signal);
  } finally {
    child.close();
  }
}

function hear(message: unknown): 'last' {
  const news = reportNews.parse(message);
  if (news.kind === 'no redline') throw new AppError('no_redline');
  if (news.kind === 'failed') throw new Error(`A report could not be written: ${news.reason}`);
  return 'last';
}
