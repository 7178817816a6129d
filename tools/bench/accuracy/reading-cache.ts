import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isReadDocument, type DocumentReader, type ReadDocument } from '@app/engine';

const project = resolve(import.meta.dirname, '../../..');
/** All that decides what is read in a file; what is made of it later, such as its layout, is not kept. */
const readingSources = ['engine/src/pdf', 'engine/src/ocr', 'pnpm-lock.yaml'];

/** Gives what a file holds, read when its bytes or what reads them are new. */
export type ReadFile = (path: string) => Promise<ReadDocument>;

/** Readings below `folder`, one folder for each state of the sources; those of other states are removed. */
export async function openReadingCache(folder: string, reader: Pick<DocumentReader, 'read'>): Promise<ReadFile> {
  const state = await hashOf(readingSources.map((source) => join(project, source)));
  const readings = join(folder, state);
  await mkdir(readings, { recursive: true });
  for (const name of await readdir(folder)) if (name !== state) await rm(join(folder, name), { recursive: true });
  return async (path) => {
    const name = basename(path);
    const kept = join(readings, `${await hashOf([path])}.json`);
    const known = await readKept(kept);
    if (known !== undefined) return { ...known, name };
    const document = await reader.read({ name, path });
    // A reader that a busy machine slowed down may read it the next time.
    if (document.unreadable === undefined) await writeWhole(kept, JSON.stringify(document));
    return document;
  };
}

async function readKept(path: string): Promise<ReadDocument | undefined> {
  if (!existsSync(path)) return undefined;
  const value: unknown = JSON.parse(await readFile(path, 'utf8'));
  return isReadDocument(value) ? value : undefined;
}

/** Two threads may read one file at once: what they keep appears whole. */
async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, path);
}

/** 16 hex digits of the content of files, and of all files of folders. */
export async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) for (const file of await filesOf(path)) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.toSorted();
}
