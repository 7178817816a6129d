import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a server program in a process of its own and waits for the first line that holds its address. */
export async function startChildServer(
  program: string,
  settings: Readonly<Record<string, string>>,
  parameters: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...parameters], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  for await (const line of createInterface(child.stdout)) {
    const origin = /https?:\/\/[^\s/]+/.exec(line)?.[0];
    if (origin === undefined) continue;
    child.stdout.resume();
    return { origin, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${program} ended without naming its address.`);
}
