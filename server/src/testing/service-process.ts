import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { childEnvironment } from '../config/env.ts';
import { until } from './until.ts';

const entry = path.join(import.meta.dirname, '../main.ts');
/** Most for a start on a machine that is busy with other tests. */
const patienceMs = 90_000;

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** All that it has said so far. */
  output(): string;
  /** Asks it to end in order. */
  stop(): Promise<void>;
}

/** The program as people start it, or as the supervisor does, in a process of its own, with these settings. */
export function startServiceProcess(settings: Readonly<Record<string, string>>): ServiceProcess {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: childEnvironment({ NODE_OPTIONS: '', PORT: '0', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe', settings['SUPERVISED'] === undefined ? 'ignore' : 'ipc'],
  });
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null));
  return {
    child,
    exited,
    output: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Its address once it can be used; what it said instead when it ended. */
export async function readyUrl(service: ServiceProcess): Promise<string> {
  const find = (): string | undefined => /^Discrepancy Checker is ready: (\S+)$/m.exec(service.output())?.[1];
  await until(() => find() !== undefined || service.child.exitCode !== null, patienceMs);
  return find() ?? `not ready: ${service.output()}`;
}
