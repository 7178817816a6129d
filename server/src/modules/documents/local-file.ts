import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createWorkFolder } from '../../platform/processes/index.ts';
import type { ObjectStorage } from '../../platform/storage/index.ts';

/** Hands over the path of a stored file: its own, or that of a copy which is deleted afterwards. */
export async function withLocalFile<Result>(
  storage: ObjectStorage,
  storageKey: string,
  limitMs: number,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const stored = storage.localPath(storageKey);
  if (stored !== null) return use(stored);
  const folder = await createWorkFolder();
  try {
    const copy = path.join(folder, 'document.pdf');
    const signal = AbortSignal.timeout(limitMs);
    await pipeline(await storage.get(storageKey), createWriteStream(copy, { mode: 0o600 }), { signal });
    return await use(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
