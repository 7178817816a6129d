import type { Platform } from '../../platform/platform.ts';

/** Deletes reports and results that no row knows any more. When the store is away they stay for the sweep. */
export async function discardStored(
  { storage, logger }: Pick<Platform, 'storage' | 'logger'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) {
    try {
      await storage.delete(key);
    } catch (error) {
      logger.warn({ err: error, key }, 'a report could not be deleted and is left to the sweep');
    }
  }
}
