import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { keepCompiledCode, saveCompiledCode } from '../../platform/compiled-code/index.ts';
import type { ComparisonNews } from './comparison-messages.ts';

keepCompiledCode();
const [{ comparisonInput }, { compareAndReport }] = await Promise.all([
  import('./comparison-input.ts'),
  import('./compare-and-report.ts'),
]);

const tell = (news: ComparisonNews): void => parentPort?.postMessage(news);

async function answer(message: unknown): Promise<void> {
  await compareAndReport(comparisonInput.parse(message), tell);
  tell({ kind: 'done', heldBytes: getHeapStatistics().used_heap_size });
  saveCompiledCode();
}

/** Comparing is one long calculation: here it cannot keep the worker from saying that it lives. An error ends the thread. */
parentPort?.on('message', (message: unknown) => void answer(message));
