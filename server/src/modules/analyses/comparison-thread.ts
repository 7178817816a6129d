import { createWriteStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { compareDocuments, renderCrops, writeReport, type AnalysisResult, type CropRequest } from '@app/engine';
import type { ComparisonInput, ComparisonNews } from './comparison-messages.ts';
import { summarise } from './summarise.ts';

/** Comparing is one long calculation: here it cannot keep the worker from saying that it lives. */
async function compareAndReport(input: ComparisonInput): Promise<void> {
  say({ kind: 'comparing' });
  const { result, agreed } = compareDocuments(input.documents);
  say({ kind: 'reporting', findings: result.findings.length });
  await writeReport(
    {
      result,
      agreed,
      createdAt: new Date(input.createdAt),
      reference: input.reference,
      locale: input.locale,
      crops: (requests) => drawCrops(requests, input, result),
    },
    createWriteStream(input.reportPath, { mode: 0o600 }),
  );
  say({ kind: 'done', summary: summarise(result) });
}

/** Crops of one document are drawn together: opening a document is the slow part. */
async function drawCrops(
  requests: readonly CropRequest[],
  { sources }: ComparisonInput,
  { documents }: AnalysisResult,
): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = requests.map(() => new Uint8Array());
  for (const { id, name } of documents) {
    const indexes = requests.flatMap((request, index) => (request.document === id ? [index] : []));
    const source = sources.find((candidate) => candidate.name === name);
    if (indexes.length === 0 || !source) continue;
    const crops = indexes.flatMap((index) => requests[index] ?? []);
    const drawn = await renderCrops(source, crops);
    drawn.forEach((picture, position) => {
      pictures[indexes[position] ?? -1] = picture;
    });
    say({ kind: 'pictures', drawn: drawn.length });
  }
  return pictures;
}

function say(news: ComparisonNews): void {
  parentPort?.postMessage(news);
}

// The parent started this thread with exactly this value.
await compareAndReport(workerData as ComparisonInput);
