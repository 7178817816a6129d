import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from '../build/build-site.ts';
import { createAccount, logIn, type Credentials } from './account-client.ts';
import type { BenchTable } from './bench-table.ts';
import { startChildServer } from './child-server.ts';
import { measurePage } from './upload-load/measure-page.ts';
import { measureServer } from './upload-load/measure-server.ts';

const metricsPort = 3129;
const ada: Credentials = { email: 'ada@example.com', password: 'difference engine' };

/** What uploads cost: the server, and the page that sends them. */
export async function run(): Promise<BenchTable> {
  await buildSite({ siteDir: fileURLToPath(new URL('../../site', import.meta.url)) });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'upload-bench-'));
  const dataDir = path.join(folder, 'data');
  const service = await startChildServer(fileURLToPath(import.meta.resolve('@app/server/main')), {
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_PORT: String(metricsPort),
    RATE_LIMIT_PER_MINUTE: '0',
    SESSION_DOCUMENT_LIMIT: '200',
    TRUST_PROXY: '127.0.0.1',
  });
  try {
    await createAccount(service.origin, dataDir, ada);
    const target = { origin: service.origin, cookie: await logIn(service.origin, ada) };
    const server = await measureServer({ target, folder, metricsPort });
    const page = await measurePage(target, folder);
    return { title: 'Uploads to local storage', rows: [...server, ...page] };
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
