import { errorCode } from '../errors/error-code.ts';

/** No more processes or threads, memory, open files; the last is what a thread says that cannot be started. */
const codes = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ERR_WORKER_INIT_FAILED']);

/** True when the machine has given all it has: whatever was asked for is not to blame. */
export const isMachineShort = (error: unknown): boolean => codes.has(errorCode(error) ?? '');

export interface ShortageOptions {
  readonly limitMs?: number;
  /** Ends this process. */
  readonly end?: (reason: Error) => void;
}

/** A machine that has other guests may need minutes. */
const defaultLimitMs = 120_000;

/** As on every unexpected error: whoever runs it starts it again, and another worker takes its jobs over. */
function endProcess(reason: Error): void {
  setImmediate(() => {
    throw reason;
  });
}

/** Ends a process that has got nothing of the machine for too long: what it has leaked only its end gives back. */
export class MachineShortage {
  readonly #limitMs: number;
  readonly #end: (reason: Error) => void;
  #since: number | null = null;

  constructor({ limitMs = defaultLimitMs, end = endProcess }: ShortageOptions = {}) {
    this.#limitMs = limitMs;
    this.#end = end;
  }

  /** Work has failed for this reason, whatever it is. */
  failed(error: unknown): void {
    if (!isMachineShort(error)) return;
    this.#since ??= performance.now();
    if (performance.now() - this.#since >= this.#limitMs)
      this.#end(new Error('the machine gives this process no more threads or memory', { cause: error }));
  }

  /** Work has succeeded. */
  over(): void {
    this.#since = null;
  }
}
