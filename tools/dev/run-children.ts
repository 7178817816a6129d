import { spawn, type ChildProcess } from 'node:child_process';

export interface ChildCommand {
  readonly label: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs Node programs side by side until one ends or Ctrl-C; then ends the others. */
export async function runChildren(commands: readonly ChildCommand[]): Promise<void> {
  const children = commands.map(start);
  const exits = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  const stopAll = (): void => children.forEach((child) => child.kill('SIGTERM'));
  process.once('SIGINT', stopAll);
  process.once('SIGTERM', stopAll);
  await Promise.race(exits);
  stopAll();
  await Promise.all(exits);
}

function start({ label, args, cwd, env }: ChildCommand): ChildProcess {
  const child = spawn(process.execPath, [...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const say = (chunk: Buffer): void => {
    for (const line of chunk.toString('utf8').split('\n').filter(Boolean)) {
      console.log(`[${label}] ${line}`);
    }
  };
  child.stdout?.on('data', say);
  child.stderr?.on('data', say);
  return child;
}
