import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RemoteName } from '@app/shared/federation/server';
import { compressFiles } from './compress-files.ts';
import { runRspack } from './run-rspack.ts';

export interface SinglePageOptions {
  readonly siteDir: string;
  /** The one remote that is in it; all are unless told. */
  readonly only?: RemoteName;
}

/** Builds the same sources as one application without federation, laid out like a site without releases. */
export async function buildSinglePage({ siteDir, only }: SinglePageOptions): Promise<void> {
  const root = resolve(import.meta.dirname, '../..');
  const out = join(resolve(siteDir), 'host');
  await rm(siteDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });
  const config = join(root, 'tools/build/single-page/rspack.config.ts');
  await runRspack(
    join(root, 'host'),
    { version: 'single', out, ...(only === undefined ? {} : { remote: only }) },
    config,
  );
  await compressFiles(join(out, 'assets'));
}

if (import.meta.main) {
  const [siteDir = 'node_modules/.cache/single-page'] = process.argv.slice(2);
  await buildSinglePage({ siteDir });
  console.log(`Built the single page into ${siteDir}.`);
}
