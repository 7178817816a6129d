import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostRecord } from './host-record.ts';
import { listFiles } from './list-files.ts';

/**
 * Removes from the host's folder the assets that belong to no host that may still be open. While one of them does not say which
 * are its own (its record is from before that was noted), all stay.
 */
export async function pruneHostAssets(folder: string, hosts: readonly HostRecord[]): Promise<readonly string[]> {
  const lists = hosts.map(({ assets }) => assets);
  if (lists.length === 0 || lists.includes(undefined)) {
    return [];
  }
  const needed = new Set(lists.flatMap((assets) => assets ?? []));
  const unneeded = (await listFiles(join(folder, 'assets'))).filter((file) => !needed.has(file));
  await Promise.all(unneeded.map((file) => rm(join(folder, 'assets', file))));
  return unneeded;
}
