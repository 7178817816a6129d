import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a build a folder of its own inside the site (same disk, so it can be renamed into place) and cleans up. */
export async function withStage<T>(siteDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(siteDir, { recursive: true });
  const stage = await mkdtemp(join(siteDir, '.stage-'));
  try {
    return await work(join(stage, 'out'));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Gives a build a site of its own that is thrown away. */
export async function withScratchSite<T>(work: (siteDir: string) => Promise<T>): Promise<T> {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    return await work(siteDir);
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}
