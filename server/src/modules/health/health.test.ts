import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { composeModules, type Composition } from '../../app.ts';
import { makeTestSite } from '../../testing/make-test-site.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

describe('/readyz', () => {
  let server: TestApp;
  let composition: Composition | undefined;
  let folder: string;
  let site: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-health-'));
    site = await makeTestSite(folder);
    server = await startTestApp({
      settings: { SITE_DIR: site },
      compose: (platform) => {
        composition = composeModules(platform);
        return composition;
      },
    });
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const ready = async () => (await server.app.inject('/readyz')).json<{ ready: boolean; checks: object }>();

  it('says that everything is there', async () => {
    const checks = { database: true, migrations: true, storage: true, pages: true };
    expect(await ready()).toEqual({ ready: true, checks });
  });

  it.each(['host/index.html', 'registry.json'])('says no without %s, of which every page is made', async (file) => {
    await rm(path.join(site, file));
    expect((await server.app.inject('/login')).statusCode).toBeGreaterThanOrEqual(500);
    expect(await ready()).toMatchObject({ ready: false, checks: { database: true, pages: false } });
  });

  it('says no while storage cannot be written', async () => {
    const folder = path.join(server.config.DATA_DIR, 'storage');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'not a folder');
    await chmod(folder, 0o600);
    expect(await ready()).toMatchObject({ ready: false, checks: { database: true, storage: false } });
  });

  it('says no when the database lacks a migration', async () => {
    await server.platform.db.$client.query("delete from applied_migrations where name like '0003%'");
    expect(await ready()).toMatchObject({ ready: false, checks: { migrations: false } });
  });

  it('says no when the process is about to end, while it still answers', async () => {
    composition?.startDraining();
    expect(await ready()).toEqual({ ready: false, checks: { draining: false } });
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });

  it('looks once for all who ask at the same time', async () => {
    const asked = jest.spyOn(server.platform.storage, 'probe');
    await Promise.all(Array.from({ length: 10 }, ready));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('tells figures about the service to the metrics', async () => {
    await ready();
    const text = await server.platform.metrics.metrics();
    expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/readyz"/);
    expect(text).toMatch(/queue_jobs\{job="run-analysis",state="waiting",role="api"\} 0/);
    expect(text).toMatch(/database_connections\{state="open",role="api"\} [1-9]/);
  });
});
