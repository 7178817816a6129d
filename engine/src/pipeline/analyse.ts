import type { Comparison, Redline } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { compareDocuments } from './compare-documents.ts';
import type { AnalyseOptions } from './options.ts';
import { redlineDocuments } from './redline-documents.ts';
import { readDocuments } from './read-documents.ts';
import { settleByLooks } from './same-print/settle-print.ts';

/** A comparison, and the redline where one was asked for and there are two versions to make it of. */
export interface Analysed extends Comparison {
  readonly redline?: Redline | undefined;
}

/** Reads the documents in parallel, then compares them. */
export async function analyse(sources: readonly DocumentSource[], options: AnalyseOptions = {}): Promise<Analysed> {
  const documents = await settleByLooks(await readDocuments(sources, options), sources);
  options.onProgress?.({ step: 'comparing', fraction: 0.9 });
  const comparison = compareDocuments(documents, options.probe);
  const redline = options.redline === true ? redlineDocuments(documents) : undefined;
  options.onProgress?.({ step: 'comparing', fraction: 1 });
  return { ...comparison, redline };
}
