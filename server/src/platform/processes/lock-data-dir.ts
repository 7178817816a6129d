import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { isAlive, startTimeOf } from './process-identity.ts';
import { errorCode } from '../errors/error-code.ts';
import { StartProblem } from '../errors/start-problem.ts';

const owner = z.object({ pid: z.number().int().positive(), startTime: z.string().nullable() });
type Owner = z.infer<typeof owner>;

export interface DataDirLock {
  /** True when the lock of a process that had died was taken over. */
  readonly wasStale: boolean;
  release(): Promise<void>;
}

/** Somebody else works on the data directory. */
class DataDirInUse extends StartProblem {
  override readonly name = 'DataDirInUse';
}

/** Makes this process the only one on a data directory. The lock of a dead process does not count. */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const lockFile = path.join(dataDir, 'lock');
  const own = path.join(dataDir, `.lock-${randomUUID()}`);
  try {
    await makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    await writeFile(own, JSON.stringify({ pid: process.pid, startTime: await startTimeOf(process.pid) }), {
      mode: 0o600,
    });
    const wasStale = await acquire(lockFile, own, dataDir);
    return { wasStale, release: () => rm(lockFile, { force: true }) };
  } catch (error) {
    throw explainWriting(error, dataDir);
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

/** A folder and those above it. The recursive mkdir of Node never ends where a file system takes no folder, as in /proc. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await isFolder(folder))) return;
    const parent = path.dirname(folder);
    if (errorCode(error) !== 'ENOENT' || (await isFolder(parent))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(folder, mode);
  }
}

const isFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account lacks the right to',
  EPERM: 'this account lacks the right to',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'its file system takes no new folder',
};

function explainWriting(error: unknown, dataDir: string): unknown {
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartProblem(`Nothing can be written to DATA_DIR ${dataDir}: ${reason}.`);
}

async function acquire(lockFile: string, own: string, dataDir: string): Promise<boolean> {
  for (let wasStale = false; ; wasStale = true) {
    // A link appears whole or not at all, and fails when there is one.
    const isOurs = await link(own, lockFile).then(() => true, falseWhenTaken);
    if (isOurs) return wasStale;
    const holder = await readOwner(lockFile);
    if (holder && (await isRunning(holder))) throw inUse(dataDir, holder);
    await removeStale(lockFile, holder);
  }
}

/** Moved aside before it is deleted: of two that find the same stale lock only one moves it, and neither a fresh one. */
async function removeStale(lockFile: string, stale: Owner | null): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}`;
  await rename(lockFile, aside).catch(ignoreMissing);
  const moved = await readOwner(aside);
  const isFresh = moved !== null && JSON.stringify(moved) !== JSON.stringify(stale);
  if (isFresh) await link(aside, lockFile).then(() => true, falseWhenTaken);
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    return owner.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function isRunning({ pid, startTime }: Owner): Promise<boolean> {
  if (!isAlive(pid)) return false;
  return startTime === null || (await startTimeOf(pid)) === startTime;
}

function inUse(dataDir: string, { pid }: Owner): DataDirInUse {
  return new DataDirInUse(
    `Discrepancy Checker already runs on ${dataDir} (process ${pid}). ` +
      'Stop it first, or start this one with another DATA_DIR and PORT.',
  );
}

function falseWhenTaken(error: unknown): boolean {
  if (errorCode(error) === 'EEXIST') return false;
  throw error;
}

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}
