import * as z from 'zod';
import { readClock } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/queue/index.ts';
import { documentOfKey, documentPrefixes } from './document-keys.ts';
import { existingIds } from './document-repository.ts';

/** Younger objects may belong to an upload whose row is about to be written. */
const graceMs = 6 * 3_600_000;
const batch = 200;

const sweepOrphansJob = defineJob({ name: 'sweep-orphan-uploads', schema: z.object({}), schedule: '17 * * * *' });

/** Removes bytes that no row knows: what a crash between storing and inserting, or between deleting both, left behind. */
export function sweepOrphans(platform: Platform): JobHandler {
  return handleJob(sweepOrphansJob, async (_payload, { signal }) => {
    await platform.storage.sweepUnfinished(graceMs);
    for (const prefix of documentPrefixes) await sweepPrefix(platform, prefix, signal);
  });
}

async function sweepPrefix(platform: Platform, prefix: string, signal: AbortSignal): Promise<void> {
  const now = await readClock(platform.db);
  let keys: string[] = [];
  for await (const { key, modifiedAt } of platform.storage.list(prefix)) {
    signal.throwIfAborted();
    if (now - modifiedAt.getTime() > graceMs) keys.push(key);
    if (keys.length < batch) continue;
    await deleteUnknown(platform, keys);
    keys = [];
  }
  await deleteUnknown(platform, keys);
}

async function deleteUnknown({ db, storage, logger }: Platform, keys: readonly string[]): Promise<void> {
  const known = await existingIds(db, keys.map(documentOfKey));
  for (const key of keys.filter((candidate) => !known.has(documentOfKey(candidate)))) {
    await storage.delete(key);
    logger.info({ key }, 'removed bytes that belonged to nothing');
  }
}
