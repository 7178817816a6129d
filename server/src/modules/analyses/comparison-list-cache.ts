/** An answer as it is sent, and how long it is right if nothing changes. */
export interface ListAnswer {
  readonly body: Buffer;
  readonly rightForMs: number;
}

interface KeptAnswer {
  readonly revision: number;
  readonly answer: Promise<ListAnswer>;
  /** As `performance.now` counts, which no clock that is set moves. */
  rightUntil: number;
  bytes: number;
}

const defaultLimitBytes = 33_554_432;

/** Answers that were made at a revision of a person's comparisons; those used last are kept, within a limit of memory. */
export class ComparisonListCache {
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #limitBytes: number;
  #bytes = 0;

  constructor(limitBytes = defaultLimitBytes) {
    this.#limitBytes = limitBytes;
  }

  /** Undefined as revision: nobody knows whether anything has changed, so it is made anew. */
  async get(userId: string, revision: number | undefined, make: () => Promise<ListAnswer>): Promise<Buffer> {
    if (revision === undefined) return (await make()).body;
    const kept = this.#kept.get(userId);
    if (kept?.revision === revision && performance.now() < kept.rightUntil) {
      // The one used last is at the end.
      this.#kept.delete(userId);
      this.#kept.set(userId, kept);
      return (await kept.answer).body;
    }
    return this.#make(userId, revision, make);
  }

  async #make(userId: string, revision: number, make: () => Promise<ListAnswer>): Promise<Buffer> {
    this.#drop(userId);
    const entry: KeptAnswer = { revision, answer: make(), rightUntil: Number.POSITIVE_INFINITY, bytes: 0 };
    this.#kept.set(userId, entry);
    try {
      const { body, rightForMs } = await entry.answer;
      if (this.#kept.get(userId) !== entry) return body;
      entry.rightUntil = performance.now() + rightForMs;
      entry.bytes = body.length;
      this.#bytes += body.length;
      this.#makeRoom();
      return body;
    } catch (error) {
      if (this.#kept.get(userId) === entry) this.#drop(userId);
      throw error;
    }
  }

  #makeRoom(): void {
    for (const userId of this.#kept.keys()) {
      if (this.#bytes <= this.#limitBytes) return;
      this.#drop(userId);
    }
  }

  #drop(userId: string): void {
    this.#bytes -= this.#kept.get(userId)?.bytes ?? 0;
    this.#kept.delete(userId);
  }
}
