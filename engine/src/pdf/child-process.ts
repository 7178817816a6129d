import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { residentMemoryMb } from './resident-memory.ts';

export type ChildFailureReason = 'timed-out' | 'out-of-memory' | 'crashed' | 'cancelled';

/** The child did not answer to the end; it is dead when this is thrown. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
  readonly reason: ChildFailureReason;
  /** The request is not to blame: it never arrived, or somebody else ended the process, as the kernel does without memory. */
  readonly fromOutside: boolean;

  constructor(reason: ChildFailureReason, { fromOutside = false } = {}) {
    super(`child process ${reason}`);
    this.reason = reason;
    this.fromOutside = fromOutside;
  }
}

export interface ChildLimits {
  readonly deadlineMs: number;
  /** Longest silence between two messages. */
  readonly silenceMs: number;
  readonly memoryMb: number;
}

export interface Child {
  readonly alive: boolean;
  /** Memory it holds now, in MB; 0 where the system does not tell. */
  readonly memoryMb: number;
  /** Sends one request and hands over each answer; resolves when `onMessage` says that it was the last. */
  ask(
    request: unknown,
    onMessage: (message: unknown) => 'more' | 'last',
    limits: ChildLimits,
    signal?: AbortSignal,
  ): Promise<void>;
  close(): void;
}

/** How often memory and time are looked at, in milliseconds. */
const watchMs = 100;

/** Signals that no fault of its own sends to a process. */
const foreignSignals: ReadonlySet<NodeJS.Signals | null> = new Set([
  'SIGKILL',
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
]);

/** Where compiled code is kept, apart from that of other processes; half of the start of a process is compiling. */
const codeFolder = path.join(import.meta.dirname, '../../node_modules/.cache/children');

/** Nothing of the parent's environment reaches a process that parses foreign bytes. */
const startProcess = (file: string): ChildProcess =>
  fork(file, [], {
    env: { NODE_COMPILE_CACHE: codeFolder },
    // A thread beside its own to compile with: more of them mostly wait for each other. It is no option of V8, with which
    // Node would not take what it keeps of its own code.
    execArgv: ['--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Blocks of numbers pass as they are.
    serialization: 'advanced',
  });

/** Forks a module that answers requests; untrusted bytes are parsed there, so that the worst they do is kill it. */
export function openChild(module: URL, start = startProcess): Child {
  const child = start(fileURLToPath(module));
  child.stderr?.resume();
  let alive = true;
  child.once('exit', () => (alive = false));
  child.once('error', () => (alive = false));
  return {
    get alive() {
      return alive;
    },
    get memoryMb() {
      return child.pid === undefined ? 0 : residentMemoryMb(child.pid);
    },
    ask: (request, onMessage, limits, signal) => ask(child, request, onMessage, limits, signal),
    close: () => child.kill('SIGKILL'),
  };
}

/** Beside others that compute it gets a third of what each of them gets. */
const niceness = 5;
const mostModest = 19;

/** One whose work nobody waits for: it takes little from what else runs on the machine. */
export function openModestChild(module: URL, start = startProcess): Child {
  return openChild(module, (file) => {
    const child = start(file);
    try {
      if (child.pid !== undefined) setPriority(child.pid, Math.min(mostModest, getPriority() + niceness));
    } catch {
      // The system does not let it, or the process is gone already.
    }
    return child;
  });
}

/** Milliseconds since the process began: unlike `performance`, nothing is loaded for it. */
const now = (): number => process.uptime() * 1000;

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function ask(
  child: ChildProcess,
  request: unknown,
  onMessage: (message: unknown) => 'more' | 'last',
  limits: ChildLimits,
  signal: AbortSignal | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const started = now();
    let lastHeard = started;
    const finish = (error?: Error): void => {
      clearInterval(watch);
      child.off('message', hear).off('exit', ended).off('disconnect', ended).off('error', died);
      signal?.removeEventListener('abort', cancel);
      if (error === undefined) resolve();
      else {
        child.kill('SIGKILL');
        reject(error);
      }
    };
    // One that the system did not even start (EAGAIN) says nothing of the request.
    const died = (error: Error): void => finish(child.pid === undefined ? error : new ChildFailure('crashed'));
    const neverAsked = (): void => finish(new ChildFailure('crashed', { fromOutside: true }));
    // What it said before it died may still be on the way: the channel closes after the last message.
    const ended = (): void => {
      if (!hasExited(child) || child.connected) return;
      finish(new ChildFailure('crashed', { fromOutside: !child.killed && foreignSignals.has(child.signalCode) }));
    };
    const cancel = (): void => finish(new ChildFailure('cancelled'));
    const isOverdue = (at: number): boolean => at - started > limits.deadlineMs || at - lastHeard > limits.silenceMs;
    const inspect = (at: number): void => {
      if (isOverdue(at)) finish(new ChildFailure('timed-out'));
      else if (child.pid !== undefined && residentMemoryMb(child.pid) > limits.memoryMb)
        finish(new ChildFailure('out-of-memory'));
    };
    const hear = (message: unknown): void => {
      const heard = now();
      if (isOverdue(heard)) return finish(new ChildFailure('timed-out'));
      lastHeard = heard;
      try {
        if (onMessage(message) === 'last') finish();
        // One that is quick grows much between two looks.
        else inspect(heard);
      } catch (error) {
        finish(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const watch = setInterval(() => inspect(now()), watchMs);
    if (signal?.aborted === true) return cancel();
    if (hasExited(child)) return neverAsked();
    child.on('message', hear).once('exit', ended).once('disconnect', ended).once('error', died);
    signal?.addEventListener('abort', cancel, { once: true });
    child.send(request as object, (error) => {
      if (error !== null) neverAsked();
    });
  });
}
