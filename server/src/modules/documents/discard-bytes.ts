import type { Platform } from '../../platform/platform.ts';

/**
 * Deletes bytes that no row knows any more. When the store is away they stay for the orphan sweep: what was asked for
 * has happened by then, and must not be answered with an error.
 */
export async function discardBytes(
  { storage, logger }: Pick<Platform, 'storage' | 'logger'>,
  ...keys: readonly string[]
): Promise<void> {
  for (const key of keys) {
    try {
      await storage.delete(key);
    } catch (error) {
      logger.warn({ err: error, key }, 'bytes could not be deleted and are left to the sweep');
    }
  }
}
