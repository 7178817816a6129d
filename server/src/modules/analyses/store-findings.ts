import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Platform } from '../../platform/platform.ts';
import type { ObjectStorage } from '../../platform/storage/index.ts';
import { discardStored } from './discard-stored.ts';
import type { FindingsKeys } from './analysis-repository.ts';
import { newResultKey } from './report-keys.ts';

/** Opens bytes when it is their turn to be stored. */
export type Opens = () => Readable;

export interface FoundFiles {
  /** The findings as JSON. */
  readonly result: Opens;
  /** What agrees as JSON, for reports that are written anew. */
  readonly agreed: Opens;
}

/** Stores what was found, so that it can be read while the report is being written. */
export async function storeFindings(
  platform: Platform,
  { result, agreed }: FoundFiles,
  signal: AbortSignal,
): Promise<FindingsKeys> {
  const { storage } = platform;
  const keys = { resultKey: newResultKey(randomUUID()), agreedKey: newResultKey(randomUUID()) };
  const stored = await Promise.allSettled([
    storeAt(storage, keys.resultKey, result, signal),
    storeAt(storage, keys.agreedKey, agreed, signal),
  ]);
  const failed = stored.find((one) => one.status === 'rejected');
  if (failed === undefined) return keys;
  // The other one may be there, and nothing will refer to it.
  await discardStored(platform, [keys.resultKey, keys.agreedKey]);
  throw failed.reason;
}

/** A store that fails may not have read to the end, or not at all. */
export async function storeAt(storage: ObjectStorage, key: string, opens: Opens, signal?: AbortSignal): Promise<void> {
  const bytes = opens();
  try {
    await storage.put(key, bytes, signal === undefined ? {} : { signal });
  } finally {
    bytes.destroy();
  }
}
