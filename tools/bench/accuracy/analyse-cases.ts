import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { analysisResult, type AnalysisResult } from '@app/shared/contracts';
import * as z from 'zod';
import { storedCase, type KnownCase, type StoredCase } from './known-case.ts';
import { stageNames, type StagesReached } from './stages-reached.ts';

const thread = new URL('./analyse-thread.ts', import.meta.url);

const outcome = z.object({
  result: analysisResult,
  stages: z.map(z.string(), z.partialRecord(z.enum(stageNames), z.boolean())),
  nonce: z.object({ result: analysisResult, known: storedCase.shape.known }).optional(),
});

/** What the engine gives for a case, and how far each of its discrepancies came. */
export interface CaseOutcome {
  readonly result: AnalysisResult;
  readonly stages: ReadonlyMap<string, StagesReached>;
  /** The same with invented words, and the truth in these. */
  readonly nonce?: { readonly result: AnalysisResult; readonly known: KnownCase } | undefined;
}

/** What the engine gives for each case, in their order; a thread for each processor. */
export async function analyseCases(cases: readonly StoredCase[], isNonce = false): Promise<CaseOutcome[]> {
  const outcomes: CaseOutcome[] = [];
  const queue = [...cases.entries()];
  const work = async (): Promise<void> => {
    const worker = new Worker(thread);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, stored] = next;
        worker.postMessage({ ...stored, isNonce });
        const [answer]: unknown[] = await once(worker, 'message');
        outcomes[index] = outcome.parse(answer);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return outcomes;
}
