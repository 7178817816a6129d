import { createWriteStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { compareDocuments, createCropRenderer, writeReport, type AnalysisResult, type CropRenderer } from '@app/engine';
import { comparisonInput, type ComparisonInput } from './comparison-input.ts';
import type { ComparisonNews } from './comparison-messages.ts';
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
      timeZone: input.timeZone,
      crops: drawCrops(input, result),
    },
    createWriteStream(input.reportPath, { mode: 0o600 }),
  );
  say({ kind: 'done', summary: summarise(result) });
}

/** Draws the pictures and says how many are done. */
function drawCrops({ sources }: ComparisonInput, { documents }: AnalysisResult): CropRenderer {
  const draw = createCropRenderer(sources, documents);
  return async (requests) => {
    const pictures = await draw(requests);
    say({ kind: 'pictures', drawn: requests.length });
    return pictures;
  };
}

function say(news: ComparisonNews): void {
  parentPort?.postMessage(news);
}

await compareAndReport(comparisonInput.parse(workerData));
