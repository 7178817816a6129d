import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import {
  compareDocuments,
  createCropRenderer,
  settleByLooks,
  tellTiers,
  writeReport,
  type AnalysisResult,
  type CropRenderer,
} from '@app/engine';
import type { ComparisonInput } from './comparison-input.ts';
import type { ComparisonNews } from './comparison-messages.ts';
import { withoutPairs } from './pair-key.ts';
import { storedAgreements } from './stored-agreements.ts';
import { summarise } from './summarise.ts';

type Tell = (news: ComparisonNews) => void;

/** Compares the documents and writes what was found into its files, which is told at once; then writes the report. */
export async function compareAndReport(input: ComparisonInput, tell: Tell): Promise<void> {
  const tellShare = (share: number): void => tell({ kind: 'comparing', share });
  tellShare(0);
  const documents = await settleByLooks(input.documents, input.sources);
  const { result: whole, agreed } = compareDocuments(documents, undefined, tellShare);
  const result = withoutPairs(whole, input.sameMeaning);
  const { sure, places } = tellTiers(result.findings);
  await writeFile(input.resultPath, JSON.stringify(result), { mode: 0o600 });
  await writeFile(input.agreedPath, JSON.stringify(storedAgreements(agreed)), { mode: 0o600 });
  tell({ kind: 'found', summary: summarise(result) });
  tell({ kind: 'reporting', findings: sure.length + places.length });
  await writeReport(
    {
      result,
      agreed,
      createdAt: new Date(input.createdAt),
      reference: input.reference,
      locale: input.locale,
      timeZone: input.timeZone,
      crops: drawCrops(input, result, tell),
      ...(input.reviewUrl === undefined ? {} : { reviewUrl: input.reviewUrl }),
    },
    createWriteStream(input.reportPath, { mode: 0o600 }),
  );
}

/** Draws the pictures and says how many are done. */
function drawCrops({ sources }: ComparisonInput, { documents }: AnalysisResult, tell: Tell): CropRenderer {
  const draw = createCropRenderer(sources, documents);
  return async (requests) => {
    const pictures = await draw(requests);
    tell({ kind: 'pictures', drawn: requests.length });
    return pictures;
  };
}
