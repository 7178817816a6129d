import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';

export interface CommandCost {
  /** CPU seconds, user and system, of the command and all it started. */
  readonly cpuSeconds: number;
  /** Largest resident memory of the command and all it started at one moment, in MB; 0 where it is not watched. */
  readonly peakMb: number;
}

interface Measuring {
  readonly allowedCodes?: readonly number[] | undefined;
  /** To go through all processes ten times a second disturbs what runs beside. */
  readonly watchesMemory?: boolean;
}

const sampleMs = 100;
const pageBytes = 4096;
const megabyte = 1_000_000;

/**
 * Runs a command to its end and measures what it cost. Linux only: memory is read from /proc.
 *
 * @throws Error with what the command said when it fails with a code other than those allowed
 */
export async function measureCommand(command: string, how: Measuring = {}): Promise<CommandCost> {
  const { allowedCodes = [0], watchesMemory = true } = how;
  // bash counts the CPU time of children that were waited for, however deep.
  const child = spawn('bash', ['-c', `TIMEFORMAT='%U %S'; time { ${command} >/dev/null 2>/dev/null; }; exit $?`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  let peakMb = 0;
  const sampler = setInterval(() => {
    if (watchesMemory) void residentMb(child.pid ?? -1).then((mb) => (peakMb = Math.max(peakMb, mb)));
  }, sampleMs);
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve(exitCode ?? -1));
  });
  clearInterval(sampler);
  if (!allowedCodes.includes(code)) throw new Error(`exit code ${code}: ${command}`);
  const [user = Number.NaN, system = Number.NaN] = said.trim().split(/\s+/).slice(-2).map(Number);
  return { cpuSeconds: user + system, peakMb };
}

/** Resident memory of a process and its descendants, in MB. Processes that have just gone count nothing. */
async function residentMb(root: number): Promise<number> {
  const children = new Map<number, number[]>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const family = [root];
  for (const pid of family) family.push(...(children.get(pid) ?? []));
  const sizes = await Promise.all(family.map((pid) => readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0')));
  return sizes.reduce((sum, size) => sum + (Number(size.split(' ')[1]) * pageBytes) / megabyte, 0);
}

export interface MeasuredCommand extends Pick<Measuring, 'allowedCodes'> {
  readonly command: string;
}

/**
 * The CPU seconds of commands, in the order given, for each of several rounds. In a round they take turns: a moment in
 * which the machine is slow disturbs them alike, and what they cost is compared within it.
 */
export async function measureInTurn(rounds: number, commands: readonly MeasuredCommand[]): Promise<number[][]> {
  const costs: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const seconds: number[] = [];
    for (const { command, allowedCodes } of commands)
      seconds.push((await measureCommand(command, { allowedCodes, watchesMemory: false })).cpuSeconds);
    costs.push(seconds);
  }
  return costs;
}

/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
