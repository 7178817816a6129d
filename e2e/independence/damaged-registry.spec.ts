import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localSite } from '@app/tools/release/local-site';
import { startService } from '../fixtures/service.ts';
import { marks } from './fixtures/build-shop.ts';
import { expect, makeLive, test } from './fixtures/independence-test.ts';

test.setTimeout(480_000);

for (const [what, damage] of [
  ['half written', (text: string) => text.slice(0, text.length / 2)],
  ['empty', () => ''],
] as const) {
  test(`the service starts with a registry that is ${what}, and shows what was live`, async ({ page, shop }) => {
    const folder = await mkdtemp(join(tmpdir(), 'damaged-'));
    const siteDir = join(folder, 'site');
    await cp(shop.siteDir, siteDir, { recursive: true });
    await makeLive(localSite(siteDir), shop, 'auth@1.1.0');
    await makeLive(localSite(siteDir), shop, 'dashboard@1.1.0');
    const file = join(siteDir, 'registry.json');
    await writeFile(file, damage(await readFile(file, 'utf8')));
    const service = await startService({ dataDir: join(folder, 'data'), settings: { SITE_DIR: siteDir } });
    try {
      expect(service.output()).toContain('It is as after "release dashboard 1.1.0"');
      await page.goto(`${service.url}/login`);
      await expect(page.getByRole('heading', { name: marks.auth['1.1.0'], exact: true })).toBeVisible();
    } finally {
      await service.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
}
