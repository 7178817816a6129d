import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  analysisStatusEndpoint,
  analyzeSocketEndpoint,
  deleteDocumentEndpoint,
  uploadEndpoint,
} from '@app/shared/contracts';
import { buildSinglePage } from '@app/tools/build/build-single-page';
import { serveSite } from '@app/tools/build/serve-site';
import { measureLoad } from '@app/tools/page-load/measure-load';
import { settings } from '@app/tools/page-load/settings';
import { expect, test } from './fixtures/independence-test.ts';

const kilobyte = 1000;
const form = 'input[name="email"]';

/** The part of `npm run bench -- page` that is the same on every machine. */
test('the login page costs little more than the same sources as one application', async ({
  browser,
  shop,
  openShop,
}) => {
  const siteDir = await mkdtemp(join(tmpdir(), 'single-'));
  await buildSinglePage({ siteDir });
  const open = await openShop();
  const single = await serveSite({
    siteDir,
    settings,
    api: (_request, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end('{}'),
  });
  try {
    const federated = await measureLoad(browser, { url: `${open.url}/login`, selector: form }, 'fast');
    const reference = await measureLoad(browser, { url: `${single.url}/login`, selector: form }, 'fast');
    expect(federated.bytes / reference.bytes).toBeLessThanOrEqual(1.25);
    expect(federated.requests - reference.requests).toBeLessThanOrEqual(2);
  } finally {
    await single.close();
    await rm(siteDir, { recursive: true, force: true });
  }
  const files = ['remoteEntry.js.gz', 'mf-manifest.json.gz'].map((file) =>
    join(shop.siteDir, 'remotes/dashboard/1.0.0', file),
  );
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10 * kilobyte);
});

test('the account pages carry no endpoint that only the dashboard calls', async ({ shop }) => {
  const scripts = async (release: string): Promise<string> => {
    const folder = join(shop.siteDir, 'remotes', release);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join();
  };
  const [auth, dashboard] = await Promise.all(['auth/1.0.0', 'dashboard/1.0.0'].map(scripts));
  for (const { path } of [uploadEndpoint, deleteDocumentEndpoint, analysisStatusEndpoint, analyzeSocketEndpoint]) {
    expect(dashboard).toContain(path);
    expect(auth).not.toContain(path);
  }
});
