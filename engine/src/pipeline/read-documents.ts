import { availableParallelism } from 'node:os';
import { openReader, type Reader } from '../ocr/reader-pool.ts';
import { ChildFailure } from '../pdf/child-process.ts';
import { defaultLimits, type DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { EngineError } from './engine-error.ts';
import { workInCrew } from './growing-crew.ts';
import type { AnalyseOptions } from './options.ts';

/** Part of the whole analysis that reading takes. */
const readingShare = 0.8;

/** Reads one document in a process of its own; bad input gives `unreadable`, never an exception. */
export async function readDocument(source: DocumentSource, options: AnalyseOptions = {}): Promise<ReadDocument> {
  const ocr = { workers: availableParallelism(), native: options.nativeOcr ?? true };
  const reader = openReader({ ...defaultLimits, ...options.limits }, ocr, options.signal);
  try {
    return await readWith(reader, source, 0, () => readingShare, options);
  } finally {
    reader.close();
  }
}

/** Reads documents, several at a time when there is much to read; throws `EngineError` only when the signal cancels. */
export async function readDocuments(
  sources: readonly DocumentSource[],
  options: AnalyseOptions = {},
): Promise<ReadDocument[]> {
  const concurrency = Math.max(1, Math.min(options.concurrency ?? availableParallelism(), sources.length));
  const workers = Math.max(1, Math.floor(availableParallelism() / concurrency));
  const ocr = { workers, native: options.nativeOcr ?? true };
  const limits = { ...defaultLimits, ...options.limits };
  const documents: ReadDocument[] = [];
  const shares = sources.map(() => 0);
  const queue = [...sources.entries()];
  const work = async (): Promise<void> => {
    const reader = openReader(limits, ocr, options.signal);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, source] = next;
        const total = (share: number): number => {
          shares[index] = share;
          return (shares.reduce((sum, one) => sum + one, 0) / sources.length) * readingShare;
        };
        documents[index] = await readWith(reader, source, index, total, options);
      }
    } finally {
      reader.close();
    }
  };
  await workInCrew(work, () => queue.length > 0, concurrency);
  return documents;
}

async function readWith(
  reader: Reader,
  source: DocumentSource,
  index: number,
  fractionOf: (share: number) => number,
  options: AnalyseOptions,
): Promise<ReadDocument> {
  try {
    const document = await reader.read(source, ({ page, pages, recognised }) => {
      const fraction = fractionOf(page / Math.max(1, pages));
      options.onProgress?.({ step: 'reading', document: index, page, pages, ocr: recognised, fraction });
    });
    options.onProgress?.({ step: 'reading', document: index, documentDone: true, fraction: fractionOf(1) });
    return document;
  } catch (error) {
    if (error instanceof ChildFailure && error.reason === 'cancelled')
      throw new EngineError('cancelled', 'The analysis was cancelled.');
    throw error;
  }
}
