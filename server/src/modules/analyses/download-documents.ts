import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { DocumentSource } from '@app/engine';
import type { ObjectStorage } from '../../platform/storage/index.ts';
import type { AnalysisDocument } from './documents-port.ts';

/** A document on local disk, where the engine can read it. */
export interface LocalDocument extends DocumentSource {
  readonly id: string;
}

/** Brings documents from storage into a folder, under names of ours. */
export async function downloadDocuments(
  storage: ObjectStorage,
  documents: readonly AnalysisDocument[],
  folder: string,
  signal: AbortSignal,
): Promise<LocalDocument[]> {
  const local: LocalDocument[] = [];
  for (const { id, name, storageKey } of documents) {
    const file = path.join(folder, `${id}.pdf`);
    await pipeline(await storage.get(storageKey), createWriteStream(file, { mode: 0o600 }), { signal });
    local.push({ id, name, path: file });
  }
  return local;
}
