import type { DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import type { AnalyseOptions } from './options.ts';

/** Reads one document in a process of its own; bad input gives `unreadable`, never an exception. */
export async function readDocument(source: DocumentSource, options: AnalyseOptions = {}): Promise<ReadDocument> {
  const [document] = await readDocuments([source], options);
  return document!;
}

export async function readDocuments(
  sources: readonly DocumentSource[],
  options: AnalyseOptions,
): Promise<ReadDocument[]> {
  throw new Error(`cannot read ${sources.length} documents yet ${options.concurrency}`);
}
