import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';

/** Grows when the build writes something else from the same sources. */
const siteFormat = 2;

const commonFiles = [
  'rspack.base.ts',
  'tsconfig.base.json',
  'pnpm-lock.yaml',
  'shared/package.json',
  'tools/build/federation-ranges.ts',
  'tools/build/federation-stand-ins.ts',
  'tools/build/without-federation-parts.ts',
];

const isShipped = (path: string): boolean => !/\.test\.tsx?$/.test(path) && !path.startsWith('testing/');

/** A fingerprint of all that goes into the build of one web package; 64 hex digits. */
export async function hashSources(root: string, packageDir: string): Promise<string> {
  const own = await filesIn(root, `${packageDir}/src`);
  const shared = await filesIn(root, 'shared/src');
  const files = [...commonFiles, `${packageDir}/package.json`, `${packageDir}/rspack.config.ts`, ...own, ...shared];
  const hash = createHash('sha256').update(`format ${siteFormat}\n`);
  for (const file of files.toSorted()) {
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const files = await listFiles(join(root, folder));
  return files.filter(isShipped).map((file) => `${folder}/${file}`);
}
