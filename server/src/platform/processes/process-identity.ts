import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../errors/error-code.ts';

const run = promisify(execFile);

/**
 * What tells a process from a later one that got the same number: when it started. Null when no such process lives, or
 * when the system does not say.
 */
export async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') return linuxStartTime(pid);
  if (process.platform === 'win32') return null;
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() || null;
}

/** Field 22 of `/proc/<pid>/stat`, counted from the boot, which the boot id names (proc_pid_stat(5)). */
async function linuxStartTime(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const bootId = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    // The program's name, in brackets, may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : `${bootId.trim()} ${fields[19]}`;
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
