import { availableParallelism } from 'node:os';
import { openReader, type Reader } from '../ocr/reader-pool.ts';
import { ChildFailure } from '../pdf/child-process.ts';
import { defaultLimits, type DocumentSource } from '../pdf/document-source.ts';
import type { ReadDocument } from '../pdf/read-document.ts';
import { countRecognisers } from './count-recognisers.ts';
import { EngineError } from './engine-error.ts';
import { workInCrew } from './growing-crew.ts';
import type { AnalyseOptions } from './options.ts';

/** Part of the whole analysis that reading takes. */
const readingShare = 0.8;

/** Reads documents one after another in a process of its own, which is started when the first one is read. */
export interface DocumentReader {
  /** Bad input gives `unreadable`, never an exception; throws `EngineError` only when the signal cancels. */
  read(source: DocumentSource, onProgress?: AnalyseOptions['onProgress']): Promise<ReadDocument>;
  close(): void;
}

/** `options.concurrency`: how many readers share the processors. */
export function openDocumentReader(options: AnalyseOptions = {}): DocumentReader {
  const reader = readerFor(options, options.concurrency ?? 1);
  return {
    read: (source, onProgress) => readWith(reader, source, 0, (share) => share * readingShare, onProgress),
    close: () => reader.close(),
  };
}

/** One of so many readers that work at the same time. */
function readerFor(options: AnalyseOptions, concurrency: number): Reader {
  const limits = { ...defaultLimits, ...options.limits };
  const means = { processors: availableParallelism(), readers: concurrency, memoryMb: limits.memoryMb };
  const ocr = { workers: countRecognisers(means), native: options.nativeOcr ?? true };
  return openReader(limits, ocr, options.signal);
}

/** Reads documents, several at a time when there is much to read; throws `EngineError` only when the signal cancels. */
export async function readDocuments(
  sources: readonly DocumentSource[],
  options: AnalyseOptions = {},
): Promise<ReadDocument[]> {
  const concurrency = Math.max(1, Math.min(options.concurrency ?? availableParallelism(), sources.length));
  const documents: ReadDocument[] = [];
  const shares = sources.map(() => 0);
  const queue = [...sources.entries()];
  const work = async (): Promise<void> => {
    const reader = readerFor(options, concurrency);
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [index, source] = next;
        const total = (share: number): number => {
          shares[index] = share;
          return (shares.reduce((sum, one) => sum + one, 0) / sources.length) * readingShare;
        };
        documents[index] = await readWith(reader, source, index, total, options.onProgress);
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
  onProgress: AnalyseOptions['onProgress'],
): Promise<ReadDocument> {
  try {
    const document = await reader.read(source, ({ page, pages, recognised }) => {
      const fraction = fractionOf(page / Math.max(1, pages));
      onProgress?.({ step: 'reading', document: index, page, pages, ocr: recognised, fraction });
    });
    onProgress?.({ step: 'reading', document: index, documentDone: true, fraction: fractionOf(1) });
    return document;
  } catch (error) {
    if (error instanceof ChildFailure && error.reason === 'cancelled')
      throw new EngineError('cancelled', 'The analysis was cancelled.');
    throw error;
  }
}
