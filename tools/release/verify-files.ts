import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../build/list-files.ts';
import type { ReleaseRecord } from './release-record.ts';

/** Compares every file of a release with the hash its record names. Throws with the names of those that differ. */
export async function verifyFiles(folder: string, record: ReleaseRecord): Promise<void> {
  const verdicts = await Promise.all(
    Object.entries(record.integrity).map(async ([file, expected]) => {
      const actual = await hashOf(join(folder, file));
      return actual === expected ? [] : [`${file} ${actual === null ? 'is missing' : 'differs from its hash'}`];
    }),
  );
  const wrong = verdicts.flat();
  if (wrong.length > 0) {
    throw new Error(
      `The files of ${record.name} ${record.version} are not those it was built with: ${wrong.join('; ')}.`,
    );
  }
}

async function hashOf(file: string): Promise<string | null> {
  try {
    return `sha384-${createHash('sha384')
      .update(await readFile(file))
      .digest('base64')}`;
  } catch (error) {
    if (isMissing(error)) {
      return null;
    }
    throw error;
  }
}
