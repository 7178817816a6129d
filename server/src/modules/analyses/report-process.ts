import { flushCompileCache } from 'node:module';
import { AppError } from '../../platform/errors/app-error.ts';
import { reportOrder, type ReportNews } from './report-order.ts';
import { writeReportInOrder } from './write-report-in-order.ts';

async function answer(message: unknown): Promise<void> {
  let news: ReportNews = { kind: 'written' };
  try {
    await writeReportInOrder(reportOrder.parse(message));
  } catch (error) {
    news = newsOf(error);
  }
  // What was compiled is kept for the next one: this one is killed as soon as it has answered.
  flushCompileCache();
  process.send?.(news);
}

function newsOf(error: unknown): ReportNews {
  if (error instanceof AppError && error.code === 'no_redline') return { kind: 'no redline' };
  return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.on('message', (message) => void answer(message));
// Whoever wanted the report is gone.
process.once('disconnect', () => process.exit());
