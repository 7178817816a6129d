import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { analysisResult, type AnalysisResult } from '@app/shared/contracts';
import type { StoredCase } from './known-case.ts';

const thread = new URL('./analyse-thread.ts', import.meta.url);

/** What the engine gives for each case, in their order; a thread for each processor. */
export async function analyseCases(cases: readonly StoredCase[]): Promise<AnalysisResult[]> {
  const results: AnalysisResult[] = [];
  const queue = [...cases.entries()];
  const work = async (): Promise<void> => {
    const worker = new Worker(thread);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, { folder, known }] = next;
        worker.postMessage({ folder, files: known.documents });
        const [answer]: unknown[] = await once(worker, 'message');
        results[index] = analysisResult.parse(answer);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
