import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, isMissing, listFiles } from '../build/list-files.ts';
import type { SiteStore, StoredFile } from './site-store.ts';

/** A lock older than this belongs to a process that died: an edit takes milliseconds. */
const staleLockMs = 10_000;

const tagOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A site in a folder. */
export function localSite(dir: string): SiteStore {
  const read = (path: string): Promise<StoredFile | null> => readStored(join(dir, path));
  const write = (path: string, bytes: Uint8Array): Promise<void> => writeAtomically(join(dir, path), bytes);
  return {
    label: dir,
    read,
    write,
    replace: (path, bytes, tag) =>
      withLock(join(dir, `${path}.lock`), async () => {
        const current = await read(path);
        if ((current?.tag ?? null) !== tag) {
          return false;
        }
        await write(path, bytes);
        return true;
      }),
    list: (folder) => listFiles(join(dir, folder)),
    remove: async (folder, first) => {
      await rm(join(dir, folder, first), { force: true });
      await rm(join(dir, folder), { recursive: true, force: true });
    },
  };
}

async function readStored(file: string): Promise<StoredFile | null> {
  try {
    const bytes = await readFile(file);
    return { bytes, tag: tagOf(bytes) };
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}

/** Readers see the old bytes or the new ones, also after a power cut. */
async function writeAtomically(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  const handle = await open(draft, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(lock), { recursive: true });
  while (!(await takeLock(lock))) {
    if ((await ageMs(lock)) > staleLockMs) {
      await rm(lock, { force: true });
    }
    await sleep(20);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function takeLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) {
      return false;
    }
    throw error;
  }
}

/** 0 when the lock has just been given back. */
async function ageMs(lock: string): Promise<number> {
  try {
    return Date.now() - (await stat(lock)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) {
      return 0;
    }
    throw error;
  }
}
