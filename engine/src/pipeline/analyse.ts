import type { Comparison } from '../judge/comparison.ts';
import type { DocumentSource } from '../pdf/document-source.ts';
import { compareDocuments } from './compare-documents.ts';
import type { AnalyseOptions } from './options.ts';
import { readDocuments } from './read-documents.ts';

/** Reads the documents in parallel, then compares them. */
export async function analyse(sources: readonly DocumentSource[], options: AnalyseOptions = {}): Promise<Comparison> {
  const documents = await readDocuments(sources, options);
  options.onProgress?.({ step: 'comparing', fraction: 0.9 });
  const comparison = compareDocuments(documents, options.probe);
  options.onProgress?.({ step: 'comparing', fraction: 1 });
  return comparison;
}
