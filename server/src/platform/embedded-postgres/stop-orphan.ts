import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '../errors/error-code.ts';

const fastShutdownMs = 20_000;

/**
 * Ends a server that outlived the process which had started it, and removes a lock file that names somebody else: after
 * a power cut the number in it can belong to any program. The caller holds the lock of the data directory.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const lockFile = path.join(cluster, 'postmaster.pid');
  const content = await readFile(lockFile, 'utf8').catch(() => null);
  const pid = Number(content?.split('\n', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (await worksIn(pid, cluster)) {
    await endServer(pid, cluster);
    return;
  }
  if (isAlive(pid)) await waitForWorkers(cluster);
  await rm(lockFile, { force: true });
}

async function endServer(pid: number, cluster: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + fastShutdownMs;
  while (await worksIn(pid, cluster)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT');
    await wait(50);
  }
}

/** Processes of a killed server notice its death by themselves; data is safe to open when the last one is gone. */
async function waitForWorkers(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const deadline = Date.now() + fastShutdownMs;
  while (Date.now() < deadline) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    const working = await Promise.all(pids.map((pid) => worksIn(pid, cluster)));
    if (!working.includes(true)) return;
    await wait(100);
  }
  throw new Error(`Processes of an earlier PostgreSQL are still using ${cluster}.`);
}

/** Every process of a server has the cluster as its working directory; where that cannot be seen, being alive counts. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return folder === cluster;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
