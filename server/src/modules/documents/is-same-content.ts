import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { ObjectMissing, type ObjectStorage } from '../../platform/storage/index.ts';

interface Stored {
  readonly storageKey: string;
  readonly size: number;
}

/** True when both objects hold the same bytes; false also when one of them is gone by now. */
export async function isSameContent(storage: ObjectStorage, one: Stored, other: Stored): Promise<boolean> {
  if (one.size !== other.size) return false;
  try {
    const [digest, otherDigest] = await Promise.all([digestOf(storage, one), digestOf(storage, other)]);
    return digest.equals(otherDigest);
  } catch (error) {
    if (error instanceof ObjectMissing) return false;
    throw error;
  }
}

async function digestOf(storage: ObjectStorage, { storageKey }: Stored): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(await storage.get(storageKey), hash);
  return hash.digest();
}
