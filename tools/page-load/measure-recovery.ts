import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { registrySchema } from '@app/shared/federation/server';
import { serveSite } from '../build/serve-site.ts';
import { watchFor } from './measure-load.ts';
import { settings } from './settings.ts';

/** Makes a release live that is not there, in a copy of the site. */
async function breakLiveRelease(siteDir: string, copy: string): Promise<void> {
  await cp(siteDir, copy, { recursive: true });
  const file = join(copy, 'registry.json');
  const registry = registrySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const auth = registry.remotes['auth'];
  const release = auth?.releases[auth.active];
  if (auth === undefined || release === undefined) {
    throw new Error('The site has no live release of auth.');
  }
  const entry = '/remotes/auth/0.0.0-missing/mf-manifest.json';
  const missing = { ...release, entry, preload: {} };
  const broken = { ...auth, active: '0.0.0-missing', previous: auth.active };
  broken.releases = { ...auth.releases, '0.0.0-missing': missing };
  await writeFile(file, JSON.stringify({ ...registry, remotes: { ...registry.remotes, auth: broken } }));
}

/** Milliseconds from the last failure of a release that is missing until the previous one can be used. */
export async function measureRecovery(browser: Browser, siteDir: string, copy: string): Promise<number> {
  await breakLiveRelease(siteDir, copy);
  let failedAt = 0;
  const server = await serveSite({
    siteDir: copy,
    settings,
    intercept: (request, response) => {
      const isMissing = request.url?.includes('0.0.0-missing') === true;
      if (isMissing) {
        failedAt = Date.now();
        response.writeHead(404).end();
      }
      return isMissing;
    },
  });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await watchFor(page, 'input[name="email"]');
    await page.goto(`${server.url}/login`);
    await page.waitForFunction(() => 'usableAt' in window);
    const usableAt = await page.evaluate(() => performance.timeOrigin + Number(Reflect.get(window, 'usableAt')));
    return usableAt - failedAt;
  } finally {
    await context.close();
    await server.close();
  }
}
