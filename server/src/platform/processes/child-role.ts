import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../logging/create-logger.ts';

/** A child that ends itself with this code has said why it cannot start, and trying again would not help. */
export const cannotStartExitCode = 3;

export interface ChildRoleOptions {
  readonly name: string;
  readonly entry: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** The child could not even start. Called at most once, before it has ever been ready. */
  readonly onHopeless: () => void;
}

interface ChildEnd {
  readonly child: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** After this time a crash counts as a new trouble, not as the same one again. */
const stableAfterMs = 30_000;
const longestPauseMs = 5_000;
/** Tries until the first start is given up. */
const firstStartTries = 3;
const stopTimeoutMs = 12_000;

/**
 * Megabytes for what is new, until it is looked at. By itself V8 lets that grow to many times as much while modules are
 * loaded, and never gives it back: half of what an idle process held.
 */
const leanHeap = '--max-semi-space-size=8';

/** Keeps one child process running: started again, ever more slowly, whenever it dies. */
export class ChildRole {
  readonly #options: ChildRoleOptions;
  readonly #ready = Promise.withResolvers<void>();
  #child: ChildProcess | undefined;
  #failures = 0;
  #hasBeenReady = false;
  #isStopping = false;

  constructor(options: ChildRoleOptions) {
    this.#options = options;
  }

  /** Resolves when the child has said for the first time that it is ready. */
  async start(): Promise<void> {
    this.#spawn();
    await this.#ready.promise;
  }

  /** Asks the child to end in order; one that does not is killed. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    if (child.connected) child.send('stop');
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exited;
    clearTimeout(timer);
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const startedAt = Date.now();
    const { entry, environment: env } = this.#options;
    const child = fork(entry, { env, execArgv: [...new Set([...process.execArgv, leanHeap])] });
    this.#child = child;
    child.on('message', (message) => {
      if (message !== 'ready') return;
      this.#hasBeenReady = true;
      this.#ready.resolve();
    });
    child.once('error', (error) =>
      this.#options.logger.error({ err: error, child: this.#options.name }, 'child error'),
    );
    child.once('exit', (code, signal) => {
      if (this.#isStopping) return;
      void this.#restart({ child: this.#options.name, code, signal }, Date.now() - startedAt);
    });
  }

  async #restart(end: ChildEnd, livedMs: number): Promise<void> {
    this.#failures = livedMs > stableAfterMs ? 1 : this.#failures + 1;
    const isHopeless = end.code === cannotStartExitCode || this.#failures >= firstStartTries;
    if (!this.#hasBeenReady && isHopeless) {
      this.#options.onHopeless();
      return;
    }
    this.#options.logger.error(end, 'a process ended and is started again');
    await wait(Math.min(longestPauseMs, 100 * 2 ** (this.#failures - 1)));
    if (!this.#isStopping) this.#spawn();
  }
}
