import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aRegistry } from '@app/shared/testing/registry';

/** Makes the smallest site that can be served in a folder of the given one; answers `SITE_DIR`. */
export async function makeTestSite(folder: string): Promise<string> {
  const site = path.join(folder, 'site');
  for (const part of ['host/assets', 'remotes']) await mkdir(path.join(site, part), { recursive: true });
  await writeFile(path.join(site, 'host/index.html'), '<head><!--remotes-registry--></head>');
  await writeFile(path.join(site, 'registry.json'), JSON.stringify(aRegistry({})));
  return site;
}
