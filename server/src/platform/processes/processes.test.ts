import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findPort, lockDataDir, PortTaken } from './index.ts';

describe('lockDataDir', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'dc-lock-'));
  });
  afterEach(async () => rm(dataDir, { recursive: true, force: true }));

  const leaveLock = async (owner: unknown): Promise<void> =>
    writeFile(path.join(dataDir, 'lock'), typeof owner === 'string' ? owner : JSON.stringify(owner));

  it('lets one in, names it to the others, and lets the next one in when it leaves', async () => {
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(`already runs on ${dataDir} (process ${process.pid})`);
    await lock.release();
    expect((await lockDataDir(dataDir)).wasStale).toBe(false);
  });

  it('lets exactly one of many in that come at once, also past a stale lock', async () => {
    await leaveLock({ pid: 2 ** 22 + 1, startTime: 'long ago' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['of a process that is gone', { pid: 2 ** 22 + 1, startTime: null }],
    ['whose number now belongs to another process', { pid: process.pid, startTime: 'before the restart 1' }],
    ['that was cut off by a power failure', '{"pid":'],
  ])('takes over a lock %s', async (_case, owner) => {
    await leaveLock(owner);
    expect((await lockDataDir(dataDir)).wasStale).toBe(true);
  });
});

describe('findPort', () => {
  it('gives a free port for 0', async () => {
    expect(await findPort(0, '127.0.0.1')).toBeGreaterThan(1_023);
  });

  it('names a taken port, unless it is given up in time', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(findPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken`);
    await expect(findPort(port, '127.0.0.1')).rejects.toBeInstanceOf(PortTaken);
    const patient = findPort(port, '127.0.0.1', 5_000);
    other.close();
    expect(await patient).toBe(port);
  });
});
