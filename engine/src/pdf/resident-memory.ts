import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts resident pages of 4 KiB in the second field of `statm`. */
const pagesPerMb = 256;

/** Memory a process holds, in MB; 0 where the system does not tell or the process has ended. */
export function residentMemoryMb(pid: number): number {
  try {
    if (process.platform === 'linux')
      return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / pagesPerMb;
    if (process.platform === 'darwin') return Number(execFileSync('/bin/ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;
    return 0;
  } catch {
    // The process ended between the question and the answer: its exit event tells the rest.
    return 0;
  }
}
