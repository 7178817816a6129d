import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { DocumentSource } from '../pdf/document-source.ts';

export interface TemporaryFolder {
  /** Absolute path of a file of the folder. */
  path(name: string): string;
  /** Writes a file that can be given to the engine. */
  write(name: string, bytes: Uint8Array | string): Promise<DocumentSource>;
}

/** A folder of the test file that calls this; it is gone afterwards. */
export function temporaryFolder(): TemporaryFolder {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'engine-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    path: (name) => join(folder, name),
    write: async (name, bytes) => {
      await writeFile(join(folder, name), bytes);
      return { name, path: join(folder, name) };
    },
  };
}
