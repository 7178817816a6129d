import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { composeModules, type Composition } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

describe('/readyz', () => {
  let server: TestApp;
  let composition: Composition | undefined;
  beforeEach(async () => {
    server = await startTestApp({
      compose: (platform) => {
        composition = composeModules(platform);
        return composition;
      },
    });
  });
  afterEach(async () => server.stop());

  const ready = async () => (await server.app.inject('/readyz')).json<{ ready: boolean; checks: object }>();

  it('says that everything is there', async () => {
    expect(await ready()).toEqual({ ready: true, checks: { database: true, migrations: true, storage: true } });
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
