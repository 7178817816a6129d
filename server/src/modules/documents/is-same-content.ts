import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '../../platform/storage/index.ts';

interface Stored {
  readonly storageKey: string;
  readonly size: number;
}

/** True when both objects hold the same bytes. */
export async function isSameContent(storage: ObjectStorage, one: Stored, other: Stored): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [digest, otherDigest] = await Promise.all([digestOf(storage, one), digestOf(storage, other)]);
  return digest.equals(otherDigest);
}

async function digestOf(storage: ObjectStorage, { storageKey }: Stored): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(await storage.get(storageKey), hash);
  return hash.digest();
}
