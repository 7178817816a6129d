import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { isAlive, startTimeOf } from './process-identity.ts';
import { errorCode } from '../errors/error-code.ts';
import { StartProblem } from '../errors/start-problem.ts';

const owner = z.object({
  pid: z.number().int().positive(),
  startTime: z.string().nullable(),
  /** It is on its way out. */
  isEnding: z.boolean().optional(),
});
type Owner = z.infer<typeof owner>;

/** Whoever ends in order is gone within this time. */
const endingPatienceMs = 15_000;
/** Whoever lost what had started it learns of it within this time, and then says that it is ending. */
const newsPatienceMs = 2_000;

export interface DataDirLock {
  /** True when the lock of a process that had died was taken over. */
  readonly wasStale: boolean;
  /** Tells who comes next that waiting is worth it. */
  announceEnd(): Promise<void>;
  release(): Promise<void>;
}

/** Somebody else works on the data directory. */
class DataDirInUse extends StartProblem {
  override readonly name = 'DataDirInUse';
}

/**
 * Makes this process the only one on a data directory. The lock of a dead process does not count, and one that is ending
 * is waited for; `onWait` is then told its number, once.
 */
export async function lockDataDir(dataDir: string, onWait?: (pid: number) => void): Promise<DataDirLock> {
  const lockFile = path.join(dataDir, 'lock');
  const own = path.join(dataDir, `.lock-${randomUUID()}`);
  try {
    await makeFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    const self: Owner = { pid: process.pid, startTime: await startTimeOf(process.pid) };
    await writeOwner(own, self);
    const wasStale = await acquire(lockFile, own, { dataDir, onWait });
    let isHeld = true;
    return {
      wasStale,
      announceEnd: async () => {
        await writeOwner(own, { ...self, isEnding: true });
        // It may be another's by now.
        if (isHeld) await rename(own, lockFile);
      },
      release: async () => {
        isHeld = false;
        await rm(lockFile, { force: true });
      },
    };
  } catch (error) {
    throw explainWriting(error, dataDir);
  } finally {
    await rm(own, { force: true }).catch(() => undefined);
  }
}

const writeOwner = (file: string, who: Owner): Promise<void> => writeFile(file, JSON.stringify(who), { mode: 0o600 });

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
  EACCES: 'this account lacks permission',
  EPERM: 'this account lacks permission',
  EROFS: 'its file system is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOENT: 'its file system does not allow new folders',
};

function explainWriting(error: unknown, dataDir: string): unknown {
  const reason = reasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new StartProblem(`DATA_DIR ${dataDir} is not writable: ${reason}.`);
}

interface Waiting {
  readonly dataDir: string;
  readonly onWait: ((pid: number) => void) | undefined;
}

/** Answers whether the lock of a dead process was taken over. */
async function acquire(lockFile: string, own: string, waiting: Waiting): Promise<boolean> {
  const started = Date.now();
  for (let isTold = false; ;) {
    // A link appears whole or not at all, and fails when there is one.
    const isOurs = await link(own, lockFile).then(() => true, falseWhenTaken);
    if (isOurs) return false;
    const found = await contentOf(lockFile);
    if (found === null) continue;
    const holder = ownerIn(found);
    if (holder && (await isRunning(holder))) {
      const { pid, isEnding = false } = holder;
      if (Date.now() - started > (isEnding ? endingPatienceMs : newsPatienceMs)) throw inUse(waiting.dataDir, holder);
      if (isEnding && !isTold) waiting.onWait?.(pid);
      isTold ||= isEnding;
      await wait(100);
    } else if (await takeOver(lockFile, found, own, waiting)) return true;
  }
}

/**
 * Replaces a stale lock if it is still the one that was found. Only who holds the guard beside it may do so: else the
 * slower of two could take the fresh lock of the faster for the stale one. A guard that was left stale is taken over likewise.
 */
async function takeOver(lockFile: string, stale: string, own: string, waiting: Waiting): Promise<boolean> {
  const guard = `${lockFile}.takeover`;
  await acquire(guard, own, waiting);
  try {
    if ((await contentOf(lockFile)) !== stale) return false;
    const next = `${own}-next`;
    await link(own, next);
    await rename(next, lockFile);
    return true;
  } finally {
    await rm(guard, { force: true });
  }
}

/** Null when there is no such file. */
async function contentOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Null when no owner is written there: such a lock is nobody's. */
function ownerIn(content: string): Owner | null {
  try {
    return owner.parse(JSON.parse(content));
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
    `Discrepancy Checker is already running on ${dataDir} (process ${pid}). ` +
      'Stop it first, or start this one with another DATA_DIR and PORT.',
  );
}

function falseWhenTaken(error: unknown): boolean {
  if (errorCode(error) === 'EEXIST') return false;
  throw error;
}
