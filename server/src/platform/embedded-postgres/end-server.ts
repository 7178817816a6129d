import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

interface Step {
  readonly signal: NodeJS.Signals;
  readonly patienceMs: number;
}

/**
 * Fast shutdown, then without a last checkpoint, then none at all: after the last two the next start replays its
 * journal. A server on a disk that hangs or is full may not manage the first.
 */
const gentleSteps: readonly Step[] = [
  { signal: 'SIGINT', patienceMs: 20_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
];

/** Resolves when the process is gone, also when it was gone before. */
export async function exitOf(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise<void>((resolve) => server.once('exit', () => resolve()));
}

export async function endServer(server: ChildProcess, steps: readonly Step[] = gentleSteps): Promise<void> {
  let isGone = false;
  const gone = exitOf(server).then(() => (isGone = true));
  for (const { signal, patienceMs } of steps) {
    server.kill(signal);
    const timer = new AbortController();
    await Promise.race([gone, wait(patienceMs, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
    if (isGone) return;
  }
}
