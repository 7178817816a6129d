import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readTruth, type Truth } from './truth/truth-file.ts';

export interface StoredGroup {
  readonly folder: string;
  readonly truth: Truth;
}

/** The folders below a folder, at any depth, that hold a group, in the order of their paths. */
export async function groupFolders(root: string): Promise<string[]> {
  const files = await readdir(root, { recursive: true });
  return files
    .filter((file) => file.endsWith('truth.json'))
    .map((file) => dirname(join(root, file)))
    .toSorted();
}

export async function readGroups(folders: readonly string[]): Promise<StoredGroup[]> {
  return Promise.all(folders.map(async (folder) => ({ folder, truth: await readTruth(join(folder, 'truth.json')) })));
}
