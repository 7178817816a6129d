import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildHost } from '../build/build-host.ts';
import type { SiteStore } from './site-store.ts';

/** Puts a host into a folder to try a release in: that of the site, or of these sources where the site's files hold none. */
export async function placeHost(site: SiteStore, root: string, siteDir: string): Promise<void> {
  const files = (await site.list('host')).filter((file) => !/\.(br|gz)$/.test(file));
  if (!files.includes('index.html')) {
    await buildHost({ root, siteDir });
    return;
  }
  for (const file of files) {
    const stored = await site.read(`host/${file}`);
    const target = join(siteDir, 'host', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, stored?.bytes ?? new Uint8Array());
  }
}
