import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { until } from '../../testing/until.ts';
import { StartProblem } from '../errors/start-problem.ts';
import { createWorkFolder, explainListening, findPort, lockDataDir, PortTaken, sweepWorkFolders } from './index.ts';

/** Skipped elsewhere: only Linux has /proc, the one file system at hand that takes no folder. */
const itOnLinux = existsSync('/proc/self') ? it : it.skip;

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
    await expect(lockDataDir(dataDir)).rejects.toThrow(`is already running on ${dataDir} (process ${process.pid})`);
    await lock.release();
    expect((await lockDataDir(dataDir)).wasStale).toBe(false);
  });

  it('waits for one that says that it is ending, and is told whom it waits for', async () => {
    const first = await lockDataDir(dataDir);
    const waitedFor: number[] = [];
    await first.announceEnd();
    const second = lockDataDir(dataDir, (pid) => waitedFor.push(pid));
    await until(() => waitedFor.length > 0);
    // Longer than one that does not say so is given.
    await wait(2_500);
    await first.release();
    expect((await second).wasStale).toBe(false);
    expect(waitedFor).toEqual([process.pid]);
    expect(await readdir(dataDir)).toEqual(['lock']);
  });

  it('waits a moment for one that has yet to learn that it is to end', async () => {
    const first = await lockDataDir(dataDir);
    const second = lockDataDir(dataDir);
    await wait(500);
    await first.announceEnd();
    await wait(2_500);
    await first.release();
    expect((await second).wasStale).toBe(false);
  });

  it('lets exactly one of many in that come at once, also past a stale lock', async () => {
    await leaveLock({ pid: 2 ** 22 + 1, startTime: 'long ago' });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(dataDir)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes on where one died while it took over a stale lock, and leaves nothing behind', async () => {
    const dead = { pid: 2 ** 22 + 1, startTime: 'long ago' };
    await leaveLock(dead);
    await writeFile(path.join(dataDir, 'lock.takeover'), JSON.stringify(dead));
    expect((await lockDataDir(dataDir)).wasStale).toBe(true);
    expect(await readdir(dataDir)).toEqual(['lock']);
  });

  it('says in a sentence why nothing can be written there', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(lockDataDir(file)).rejects.toEqual(
      new StartProblem(`DATA_DIR ${file} is not writable: it is a file.`),
    );
    await expect(lockDataDir(path.join(file, 'below'))).rejects.toThrow('a part of its path is a file.');
  });

  it('makes the folders above it', async () => {
    const below = path.join(dataDir, 'a', 'b', 'c');
    await lockDataDir(below);
    expect(existsSync(path.join(below, 'lock'))).toBe(true);
  });

  itOnLinux('says so where the file system takes no folder', async () => {
    await expect(lockDataDir('/proc/none/below')).rejects.toThrow('its file system does not allow new folders.');
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
    await expect(findPort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use by another program`);
    await expect(findPort(port, '127.0.0.1')).rejects.toBeInstanceOf(PortTaken);
    const patient = findPort(port, '127.0.0.1', 5_000);
    other.close();
    expect(await patient).toBe(port);
  });
});

describe('explainListening', () => {
  const place = { port: 80, host: '10.0.0.1' };

  it('names a host that is not of this machine', async () => {
    await expect(findPort(0, '192.0.2.1')).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine.');
  });

  it.each([
    ['EACCES', 'This account may not use port 80.'],
    ['EADDRINUSE', 'Port 80 on 10.0.0.1 is in use by another program.'],
    ['ENOTFOUND', 'HOST 10.0.0.1 is not an address of this machine.'],
  ])('makes a sentence of %s', (code, sentence) => {
    const problem = explainListening(Object.assign(new Error('listen'), { code }), place);
    expect(problem).toBeInstanceOf(StartProblem);
    expect(String(problem)).toContain(sentence);
  });

  it('leaves alone what it does not know', () => {
    const other = new Error('other');
    expect(explainListening(other, place)).toBe(other);
  });
});

describe('sweepWorkFolders', () => {
  it('removes what a killed process left behind, and nothing of one that runs', async () => {
    const own = await createWorkFolder();
    const ofTheDead = own.replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`);
    const ofAnEarlierStart = own.replace(/-[a-f0-9]{8}-(\w+)$/, '-00000000-$1');
    const ofAnotherMachine = ofTheDead.replace(/work-[a-f0-9]{8}/, 'work-00000000');
    const others = [ofTheDead, ofAnEarlierStart, ofAnotherMachine];
    for (const folder of others) await mkdir(folder);
    await sweepWorkFolders();
    expect([own, ...others].map((folder) => existsSync(folder))).toEqual([true, false, false, true]);
    for (const folder of [own, ofAnotherMachine]) await rm(folder, { recursive: true });
  });

  it('leaves what another account left behind to that account', async () => {
    const own = await createWorkFolder();
    const ofTheDead = own.replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`);
    await mkdir(ofTheDead);
    const { uid } = await stat(ofTheDead);
    const account = jest.spyOn(process, 'getuid').mockReturnValue(uid + 1);
    await sweepWorkFolders();
    expect(existsSync(ofTheDead)).toBe(true);
    account.mockRestore();
    await sweepWorkFolders();
    expect(existsSync(ofTheDead)).toBe(false);
    await rm(own, { recursive: true });
  });
});
