import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readTruth, type Truth } from './truth/truth-file.ts';

export interface StoredGroup {
  readonly folder: string;
  readonly truth: Truth;
}

/** All groups below a folder, at any depth, in the order of their paths. */
export async function readGroups(root: string): Promise<StoredGroup[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('truth.json'));
  const folders = files.map((file) => join(root, file, '..')).filter((folder) => existsSync(join(folder, 'truth.json')));
  return Promise.all(
    folders.toSorted().map(async (folder) => ({ folder, truth: await readTruth(join(folder, 'truth.json')) })),
  );
}
