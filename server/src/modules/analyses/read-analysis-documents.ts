import os from 'node:os';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { DocumentReader, EngineProgress, ReadDocument } from '@app/engine';
import { ObjectMissing, type ObjectStorage } from '../../platform/storage/index.ts';
import type { AnalysisProgress } from './analysis-progress.ts';
import type { LocalDocument } from './download-documents.ts';
import { parseReading, storedReading } from './stored-reading.ts';

export interface ReadingContext {
  readonly storage: ObjectStorage;
  readonly readingKey: (documentId: string) => string;
  readonly progress: AnalysisProgress;
  readonly changed: () => void;
  readonly signal: AbortSignal;
  /** By document id: what this attempt has read already, should it begin again. */
  readonly read: Map<string, ReadDocument>;
}

/** Reads all documents, some at a time. What was read before (by an attempt that died) is not read again. */
export async function readAnalysisDocuments(
  documents: readonly LocalDocument[],
  context: ReadingContext,
): Promise<ReadDocument[]> {
  const read: ReadDocument[] = [];
  const waiting = [...documents.entries()];
  const readers = Math.max(1, Math.min(os.availableParallelism() - 1, documents.length));
  // Loaded when first needed: API processes have these modules too and never read a PDF.
  const { openDocumentReader } = await import('@app/engine');
  const work = async (): Promise<void> => {
    const reader = openDocumentReader({ signal: context.signal, concurrency: readers });
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, document] = next;
        read[index] = await readOne(document, index, reader, context);
      }
    } finally {
      reader.close();
    }
  };
  // All have stopped when this returns: nobody stores a reading after the analysis was stopped and cleared away.
  const ends = await Promise.allSettled(Array.from({ length: readers }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
  return read;
}

async function readOne(
  document: LocalDocument,
  index: number,
  reader: DocumentReader,
  context: ReadingContext,
): Promise<ReadDocument> {
  const { progress, changed, signal } = context;
  signal.throwIfAborted();
  const earlier = context.read.get(document.id) ?? (await loadReading(document, context));
  const onProgress = (news: EngineProgress): void => {
    tellPage(progress, document.name, index, news);
    changed();
  };
  if (!earlier) {
    progress.documentChanged(index, { state: 'reading' }, `Reading ${document.name}`);
    changed();
  }
  const reading = earlier ?? (await reader.read({ name: document.name, path: document.path }, onProgress));
  context.read.set(document.id, reading);
  if (!earlier && !reading.unreadable) await saveReading(document, reading, context);
  tellDone(progress, index, reading);
  changed();
  return reading;
}

function tellPage(progress: AnalysisProgress, name: string, index: number, news: EngineProgress): void {
  const { page, pages, ocr } = news;
  if (page === undefined || pages === undefined) return;
  const text = `Reading ${name}, page ${page} of ${pages}`;
  progress.documentChanged(index, { page, pages, state: 'reading' }, ocr ? `${text} (scanned)` : text);
}

function tellDone(progress: AnalysisProgress, index: number, reading: ReadDocument): void {
  const { name, pageCount, unreadable, pages, unreadPages } = reading;
  const ocrPages = pages.filter(({ ocr }) => ocr).length;
  if (unreadable) {
    const { message: reason } = unreadable;
    progress.documentChanged(index, { state: 'failed', reason }, `Could not read ${name}. ${reason}`);
    return;
  }
  const text =
    ocrPages > 0 ? `OCR completed for ${name}` : `Read ${name}, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const read = { state: 'read', pages: pageCount, page: pageCount, ocrPages } as const;
  progress.documentChanged(
    index,
    { ...read, ...(unreadPages.length === 0 ? {} : { unreadPages: [...unreadPages] }) },
    text,
  );
}

async function loadReading(
  document: LocalDocument,
  { storage, readingKey }: ReadingContext,
): Promise<ReadDocument | null> {
  try {
    const json = await text(await storage.get(readingKey(document.id)));
    const { isReadDocument } = await import('@app/engine');
    const stored = parseReading(json, isReadDocument);
    return stored === null ? null : { ...stored, name: document.name };
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

async function saveReading(
  document: LocalDocument,
  reading: ReadDocument,
  { storage, readingKey, signal }: ReadingContext,
): Promise<void> {
  await storage.put(readingKey(document.id), Readable.from([Buffer.from(storedReading(reading))]), { signal });
}
