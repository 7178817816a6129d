import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import { buildSinglePage } from '../build/build-single-page.ts';
import { buildSite } from '../build/build-site.ts';
import { serveSite } from '../build/serve-site.ts';
import { readRegistry } from '../release/registry-file.ts';
import { localSite } from '../release/local-site.ts';
import type { BenchRow, BenchTable } from './bench-table.ts';
import { openBrowser } from '../page-load/browser.ts';
import { measureLoad, type PageLoad, type UsablePage } from '../page-load/measure-load.ts';
import { measureRecovery } from '../page-load/measure-recovery.ts';
import { settings } from '../page-load/settings.ts';

const runs = 7;
const kilobyte = 1000;

/** Nobody is signed in. */
function answerSignedOut(_request: IncomingMessage, response: ServerResponse): void {
  const body = { code: 'not_authenticated', message: 'Please log in.', requestId: 'bench' };
  response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Pair {
  readonly federated: PageLoad;
  readonly single: PageLoad;
}

/** Both pages by turns, so that a busy moment of the machine hits both. */
async function measurePair(
  browser: Browser,
  pages: Record<keyof Pair, UsablePage>,
): Promise<Pair & { timeRatio: number }> {
  const federated = await measureLoad(browser, pages.federated, 'fast');
  const single = await measureLoad(browser, pages.single, 'fast');
  const times: Record<keyof Pair, number[]> = { federated: [], single: [] };
  for (let run = 0; run < runs; run += 1) {
    times.federated.push((await measureLoad(browser, pages.federated, 'slow phone')).usableMs);
    times.single.push((await measureLoad(browser, pages.single, 'slow phone')).usableMs);
  }
  const usable = { federated: median(times.federated), single: median(times.single) };
  return {
    federated: { ...federated, usableMs: usable.federated },
    single: { ...single, usableMs: usable.single },
    timeRatio: usable.federated / usable.single,
  };
}

/** What a page pays for one more remote before its first module: its entry and its manifest. */
async function furtherRemoteBytes(siteDir: string): Promise<number> {
  const { remotes } = await readRegistry(localSite(siteDir));
  const folder = join(siteDir, 'remotes/dashboard', remotes['dashboard']?.active ?? '');
  const sizes = await Promise.all(
    ['remoteEntry.js.gz', 'mf-manifest.json.gz'].map(async (file) => (await stat(join(folder, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kb = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`;
const ms = (time: number): string => `${Math.round(time)} ms`;

function compared(name: string, pair: Pair, show: (load: PageLoad) => string): BenchRow[] {
  return [
    { name: `${name}, federated`, value: show(pair.federated) },
    { name: `${name}, single page`, value: show(pair.single) },
  ];
}

/** The login page with an empty cache, federated against the same sources as one application. */
export async function run(): Promise<BenchTable> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-page-'));
  const siteDir = join(folder, 'site');
  const singleDir = join(folder, 'single');
  await buildSite({ siteDir });
  await buildSinglePage({ siteDir: singleDir });
  const [federatedServer, singleServer] = await Promise.all(
    [siteDir, singleDir].map((dir) => serveSite({ siteDir: dir, settings, api: answerSignedOut })),
  );
  const browser = await openBrowser();
  try {
    const login = (server: { url: string } | undefined): UsablePage => ({
      url: `${server?.url}/login`,
      selector: 'input[name="email"]',
    });
    const pair = await measurePair(browser, { federated: login(federatedServer), single: login(singleServer) });
    const recoveryMs = await measureRecovery(browser, siteDir, join(folder, 'broken'));
    const furtherBytes = await furtherRemoteBytes(siteDir);
    return { title: 'Login page, cold cache', rows: rowsOf(pair, furtherBytes, recoveryMs) };
  } finally {
    await browser.close();
    await Promise.all([federatedServer?.close(), singleServer?.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

function rowsOf(pair: Pair & { timeRatio: number }, furtherBytes: number, recoveryMs: number): BenchRow[] {
  const { federated, single, timeRatio } = pair;
  const bytes = federated.bytes / single.bytes;
  const more = federated.requests - single.requests;
  return [
    ...compared('bytes, brotli', pair, (load) => kb(load.bytes)),
    { name: 'bytes, ratio', value: bytes.toFixed(3), target: '<= 1.22', met: bytes <= 1.22 },
    ...compared('requests', pair, (load) => String(load.requests)),
    { name: 'requests more', value: String(more), target: '<= 2', met: more <= 2 },
    ...compared('usable form, slow 4G and 4x CPU', pair, (load) => ms(load.usableMs)),
    { name: 'usable form, ratio', value: timeRatio.toFixed(3), target: '<= 1.25', met: timeRatio <= 1.25 },
    { name: 'a further remote, gzip', value: kb(furtherBytes), target: '<= 10 KB', met: furtherBytes <= 10 * kilobyte },
    { name: 'recovery to the previous release', value: ms(recoveryMs), target: '<= 500 ms', met: recoveryMs <= 500 },
  ];
}
