import { readdirSync, readFileSync } from 'node:fs';

/**
 * Megabytes that a process and all below it hold, what they share counted once (`Pss` of proc_pid_smaps_rollup(5)). Linux
 * only.
 */
export function proportionalMemoryMb(root: number): number {
  return treeOf(root).reduce((sum, pid) => sum + heldMb(pid), 0);
}

/** Numbers of a process and of all below it. */
function treeOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(([, parent]) => parent === pid).flatMap(([child]) => below(child)),
  ];
  return below(root);
}

/** NaN when it has ended. */
function parentOf(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  // The program's name, in brackets, may hold spaces and brackets.
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

const heldMb = (pid: number): number =>
  Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1_024;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
}
