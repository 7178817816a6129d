import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentLook, DocumentLooker } from '@app/engine/look';

/** Files that are looked at together; each takes a process. */
const lookersAtOnce = 2;
/** After this time without a file the processes end: they hold memory. */
const idleMs = 15_000;

export interface DocumentLooksOptions {
  readonly open: () => Promise<DocumentLooker>;
  /** For one file, waiting for others included. */
  readonly limitMs: number;
}

/** Looks at uploaded files in processes that can be killed, a few at a time. */
export class DocumentLooks {
  readonly #options: DocumentLooksOptions;
  readonly #idle: DocumentLooker[] = [];
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #closing: NodeJS.Timeout | undefined;

  constructor(options: DocumentLooksOptions) {
    this.#options = options;
  }

  /** Undefined when it could not be looked at in time: the upload does not wait for it. */
  async look(path: string): Promise<DocumentLook | undefined> {
    const deadline = performance.now() + this.#options.limitMs;
    if (!(await this.#enter())) return undefined;
    try {
      const looker = this.#idle.pop() ?? (await this.#options.open());
      const leftMs = deadline - performance.now();
      const look = leftMs > 0 ? await looker.look(path, leftMs) : undefined;
      this.#idle.push(looker);
      return look;
    } finally {
      this.#leave();
    }
  }

  close(): void {
    clearTimeout(this.#closing);
    for (const looker of this.#idle.splice(0)) looker.close();
  }

  async #enter(): Promise<boolean> {
    clearTimeout(this.#closing);
    if (this.#busy < lookersAtOnce) {
      this.#busy += 1;
      return true;
    }
    const turn = Promise.withResolvers<'turn'>();
    const enter = (): void => turn.resolve('turn');
    this.#waiting.push(enter);
    const patience = new AbortController();
    const late = wait(this.#options.limitMs, 'late' as const, { signal: patience.signal }).catch(() => 'late' as const);
    const came = await Promise.race([turn.promise, late]);
    patience.abort();
    if (came === 'turn') return true;
    const at = this.#waiting.indexOf(enter);
    if (at >= 0) this.#waiting.splice(at, 1);
    // Its turn came in the very moment that it gave up.
    else this.#leave();
    return false;
  }

  /** Whoever leaves hands its place over. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next) {
      next();
      return;
    }
    this.#busy -= 1;
    if (this.#busy > 0) return;
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.close(), idleMs).unref();
  }
}
