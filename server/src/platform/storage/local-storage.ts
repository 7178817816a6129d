import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertKey, ObjectMissing, type ObjectStorage, type StoredObject } from './storage.ts';
import { writeDurably } from './write-durably.ts';
import { errorCode } from '../errors/error-code.ts';

const temporary = 'unfinished';
const probeBytes = 65_536;

/** Objects as files: written aside, flushed to disk, renamed into place, and the folder flushed too. */
export function createLocalStorage(root: string): ObjectStorage {
  const toPath = (key: string): string => {
    assertKey(key);
    return path.join(root, key);
  };

  const storage: ObjectStorage = {
    async put(key, bytes, options) {
      const target = toPath(key);
      const folder = path.dirname(target);
      const draft = path.join(root, temporary, randomUUID());
      await makeFolder(path.dirname(draft));
      await makeFolder(folder);
      try {
        const size = await writeDurably(draft, bytes, options);
        await rename(draft, target);
        await flushFolder(folder);
        return { size };
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key, range) {
      const file = await open(toPath(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new ObjectMissing(key) : error;
      });
      return createReadStream('', { fd: file, ...range });
    },

    localPath: toPath,

    async stat(key) {
      const found = await stat(toPath(key)).catch(nullWhenMissing);
      return found && { key, size: found.size, modifiedAt: found.mtime };
    },

    async delete(key) {
      await rm(toPath(key), { force: true });
    },

    list: (prefix) => listFiles(root, prefix),

    async sweepUnfinished(olderThanMs) {
      let removed = 0;
      for await (const { key, modifiedAt } of listFiles(root, temporary)) {
        if (Date.now() - modifiedAt.getTime() < olderThanMs) continue;
        await rm(path.join(root, key), { force: true });
        removed += 1;
      }
      return removed;
    },

    async probe() {
      const file = path.join(root, temporary, `probe-${randomUUID()}`);
      await makeFolder(path.dirname(file));
      try {
        // An empty file needs no room, so it would say nothing about a full disk.
        await writeFile(file, Buffer.alloc(probeBytes), { flag: 'wx' });
      } finally {
        await rm(file, { force: true });
      }
    },
  };
  return storage;
}

async function makeFolder(folder: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade !== undefined) await flushFolder(path.dirname(firstMade));
}

/** Makes a rename in the folder survive a power cut. Windows cannot open folders and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFiles(root: string, prefix: string): AsyncIterable<StoredObject> {
  const folder = await opendir(path.join(root, prefix)).catch(nullWhenMissing);
  if (!folder) return;
  for await (const entry of folder) {
    const key = `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(root, key);
    const found = entry.isFile() ? await stat(path.join(root, key)).catch(nullWhenMissing) : null;
    if (found) yield { key, size: found.size, modifiedAt: found.mtime };
  }
}

const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

function nullWhenMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
