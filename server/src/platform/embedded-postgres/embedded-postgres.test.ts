import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './index.ts';

describe('startEmbeddedPostgres', () => {
  let folder: string;
  let running: EmbeddedPostgres[];

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'dc-pg-'));
    await chmod(folder, 0o711);
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  });

  const start = async (dataDir = folder): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ dataDir });
    running.push(server);
    return server;
  };
  const ask = async (url: string, statement: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows.map((row) => Object.values(row)[0]);
  };

  it('keeps what was committed through kill -9, and flushes it to disk', async () => {
    const first = await start();
    expect(await ask(first.url, 'show fsync')).toEqual(['on']);
    await ask(first.url, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    await first.ended;
    const second = await start();
    expect(await ask(second.url, 'select answer from kept')).toEqual([42]);
  }, 60_000);

  it('takes over from a server whose starter is gone', async () => {
    const first = await start();
    const second = await start();
    await first.ended;
    expect(second.url).toBe(first.url);
    expect(await ask(second.url, 'select 1')).toEqual([1]);
  }, 60_000);

  it('starts anew after a first start that was cut off', async () => {
    await mkdir(path.join(folder, 'postgres/cluster/base'), { recursive: true });
    await writeFile(path.join(folder, 'postgres/cluster/PG_VERSION'), '18\n');
    expect(await ask((await start()).url, 'select 1')).toEqual([1]);
  }, 60_000);

  it('is not stopped by a lock file that names a process of somebody else', async () => {
    await (await start()).stop();
    const lock = path.join(folder, 'postgres/cluster/postmaster.pid');
    await writeFile(lock, `${process.pid}\n${path.dirname(lock)}\n1700000000\n5432\n\n\n0 0\n`);
    await writeFile(path.join(folder, 'postgres/run/.s.PGSQL.5432.lock'), `${process.pid}\n`);
    expect(await ask((await start()).url, 'select 1')).toEqual([1]);
  }, 60_000);

  it('listens where a long path leaves no room for a socket', async () => {
    const dataDir = path.join(folder, 'x'.repeat(120), "it's a folder");
    await mkdir(dataDir, { recursive: true });
    const { url } = await start(dataDir);
    expect(await ask(url, 'show data_directory')).toEqual([path.join(dataDir, 'postgres/cluster')]);
  }, 60_000);

  it('takes any path, with spaces, commas, quotes and letters of other languages', async () => {
    const dataDir = path.join(folder, 'Büro, "Ort" 你好');
    await mkdir(dataDir);
    expect(await ask((await start(dataDir)).url, 'select 1')).toEqual([1]);
  }, 60_000);

  it('tells what PostgreSQL said when it does not start', async () => {
    await (await start()).stop();
    await writeFile(path.join(folder, 'postgres/cluster/PG_VERSION'), '9\n');
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      /^PostgreSQL did not start\. Its log is in \S+log:\n {2}FATAL: {2}database files are incompatible/,
    );
  }, 60_000);

  it('tells its last lines when none is fatal', async () => {
    await (await start()).stop();
    await rm(path.join(folder, 'postgres/cluster/postgresql.conf'));
    await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
      /log is in \S+log:\n {2}postgres: could not access the server configuration file "\S+": No such file/,
    );
  }, 60_000);

  it('starts on a copy of its files, whoever made it', async () => {
    const first = await start();
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const copy = path.join(folder, 'copy');
    await promisify(execFile)('cp', ['-r', path.join(folder, 'postgres'), copy]);
    await mkdir(path.join(folder, 'restored'));
    await rename(copy, path.join(folder, 'restored/postgres'));
    expect(await ask((await start(path.join(folder, 'restored'))).url, 'select answer from kept')).toEqual([42]);
  }, 60_000);

  it('lets nobody in without the password', async () => {
    const url = new URL((await start()).url);
    url.password = 'guess';
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  }, 60_000);

  it('remembers a place outside of a data directory that its account cannot enter', async () => {
    if (process.getuid?.() !== 0) return;
    const dataDir = path.join(folder, 'private/data');
    await mkdir(dataDir, { recursive: true });
    await chmod(path.dirname(dataDir), 0o700);
    const first = await start(dataDir);
    await ask(first.url, 'create table kept as select 1');
    await first.stop();
    const place = (await readFile(path.join(dataDir, 'postgres.location'), 'utf8')).trim();
    expect(existsSync(path.join(place, 'cluster'))).toBe(true);
    const second = await start(dataDir);
    expect(await ask(second.url, 'select * from kept')).toEqual([1]);
    await second.stop();
    await rm(place, { recursive: true });
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(`is kept in ${place}, which no longer exists`);
  }, 60_000);
});
