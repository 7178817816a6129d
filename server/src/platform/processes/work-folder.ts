import { createHash } from 'node:crypto';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTimeOf } from './process-identity.ts';

/** `<product>-<machine>-<pid>-<hash of when it started>-<random>` */
const namePattern = /^discrepancy-checker-work-([a-f0-9]{8})-(\d+)-([a-f0-9]{8})-\w+$/;

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
const machine = (): string => short(os.hostname());
const startOf = async (pid: number): Promise<string> => short((await startTimeOf(pid)) ?? 'gone');

/** A folder for work in progress. Its name says whose it is, so that it can be removed when its process was killed. */
export async function createWorkFolder(): Promise<string> {
  const owner = `${machine()}-${process.pid}-${await startOf(process.pid)}`;
  return mkdtemp(path.join(os.tmpdir(), `discrepancy-checker-work-${owner}-`));
}

/** Whether this account may remove a folder: one of another account is for that one to sweep. */
async function isRemovable(folder: string): Promise<boolean> {
  const account = process.getuid?.() ?? 0;
  if (account === 0) return true;
  // Another process may be sweeping, too.
  const found = await lstat(folder).catch(() => null);
  return found?.uid === account;
}

/** Removes what processes of this machine that no longer run have left behind: copies of people's documents. */
export async function sweepWorkFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const [, host, pid, start] = namePattern.exec(name) ?? [];
    if (host !== machine() || (await startOf(Number(pid))) === start) continue;
    const folder = path.join(os.tmpdir(), name);
    if (await isRemovable(folder)) await rm(folder, { recursive: true, force: true });
  }
}
