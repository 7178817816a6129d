import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeTestSite } from './testing/make-test-site.ts';
import { proportionalMemoryMb } from './testing/proportional-memory.ts';
import { readyUrl, startServiceProcess, type ServiceProcess } from './testing/service-process.ts';
import { until } from './testing/until.ts';

const patienceMs = 90_000;

/** What database, API, worker and supervisor hold together when nobody uses them. */
const idleMb = 300;

describe('the start of the service', () => {
  let dataDir: string;
  let site: string;
  const started: ServiceProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-main-'));
    site = await makeTestSite(dataDir);
  });
  afterAll(async () => {
    for (const service of started) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (settings: Record<string, string> = {}): ServiceProcess => {
    const service = startServiceProcess({ DATA_DIR: dataDir, SITE_DIR: site, ...settings });
    started.push(service);
    return service;
  };
  /** NaN while no database runs: it removes its file when it goes. */
  const postgresPid = async (): Promise<number> =>
    Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => ''), 10);
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('prints one address that works, refuses a second start, survives kill -9 and ends everything on Ctrl-C', async () => {
    const first = start();
    const url = await readyUrl(first);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: true });
    expect(first.output()).toContain(`${url}/mailbox`);
    expect((await fetch(`${url}/mailbox`)).status).toBe(200);

    if (process.platform === 'linux') await until(() => proportionalMemoryMb(Number(first.child.pid)) < idleMb);

    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`is already running on ${dataDir} (process ${first.child.pid})`);

    first.child.kill('SIGKILL');
    await first.exited;
    const third = start({ PORT: new URL(url).port });
    expect(await readyUrl(third)).toBe(url);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ ready: true });

    const database = await postgresPid();
    process.kill(database, 'SIGKILL');
    let last = database;
    await until(async () => {
      last = await postgresPid();
      return !Number.isNaN(last) && last !== database && (await fetch(`${url}/readyz`)).ok;
    }, patienceMs);

    third.child.kill('SIGINT');
    expect(await third.exited).toBe(0);
    expect(isAlive(last)).toBe(false);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  }, 240_000);

  it('ends everything, also when asked in the middle of its start', async () => {
    const service = start();
    let database = Number.NaN;
    await until(async () => {
      database = await postgresPid();
      return !Number.isNaN(database);
    }, patienceMs);
    service.child.kill('SIGINT');
    expect(await service.exited).toBe(0);
    expect(isAlive(database)).toBe(false);
    expect(service.output()).not.toContain('Error');
  }, 120_000);

  it('says in one sentence why it cannot start, without a stack', async () => {
    const service = start({ DATA_DIR: import.meta.filename });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(`DATA_DIR ${import.meta.filename} is not writable: it is a file.\n`);
  }, 60_000);

  it('does not try again what cannot work', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const service = start({ METRICS_PORT: String(port) });
    expect(await service.exited).toBe(1);
    expect(service.output().split('\n').slice(0, 2)).toEqual([
      expect.stringContaining(`Port ${port} on 127.0.0.1 is in use by another program`),
      'The api process could not be started; see the lines above for the reason.',
    ]);
    other.close();
  }, 120_000);

  it.each([
    ['SITE_DIR', { SITE_DIR: '/nowhere' }, 'SITE_DIR /nowhere contains no page (host/index.html).'],
    ['REMOTES_REGISTRY', { REMOTES_REGISTRY: '/nowhere.json' }, 'REMOTES_REGISTRY /nowhere.json cannot be used:'],
  ])(
    'names %s when it leads to no pages',
    async (_name, settings, sentence) => {
      const service = start(settings);
      expect(await service.exited).toBe(1);
      expect(service.output()).toContain(sentence);
      expect(service.output()).not.toContain('    at ');
    },
    120_000,
  );

  it('names a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const service = start({ PORT: String(port) });
    expect(await service.exited).toBe(1);
    expect(service.output()).toContain(`Port ${port} on 127.0.0.1 is in use by another program`);
    other.close();
  }, 60_000);

  it('names wrong settings and ends with 2', async () => {
    const service = start({ PORT: 'http', RETENTION_HOURS: '-1' });
    expect(await service.exited).toBe(2);
    expect(service.output()).toMatch(/^Invalid settings:\n {2}PORT: .*\n {2}RETENTION_HOURS: /);
  }, 60_000);
});
