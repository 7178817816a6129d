import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
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

/** Removes what processes of this machine that no longer run have left behind: copies of people's documents. */
export async function sweepWorkFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const [, host, pid, start] = namePattern.exec(name) ?? [];
    if (host !== machine() || (await startOf(Number(pid))) === start) continue;
    await rm(path.join(os.tmpdir(), name), { recursive: true, force: true });
  }
}
