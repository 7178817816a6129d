import { Worker } from 'node:worker_threads';
import { AnalysisFailed } from './analysis-failed.ts';
import type { ComparisonInput } from './comparison-input.ts';
import { comparisonNews, type ComparisonNews } from './comparison-messages.ts';

/** A comparison that needs more ends with an error instead of taking the machine down. */
const memoryLimitMb = 3_072;

/** Fifty documents of a hundred pages are compared within minutes, with the pictures of their report. */
const timeLimitMs = 30 * 60_000;

/** A thread that holds more is not kept for the next comparison. */
const mostKeptBytes = 400_000_000;

/** A thread that nobody needed for so long is ended. */
const idleMs = 5 * 60_000;

export const openThread = (): Worker =>
  new Worker(new URL('./comparison-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });

/**
 * Threads that compare and can be killed. Most of a small comparison is starting the thread, so it is started while the
 * documents are still being read, and one that has compared compares again. Idle ones keep no process alive.
 */
export class ComparisonThreads {
  readonly #open: () => Worker;
  /** With what makes each of them forgotten. */
  readonly #idle = new Map<Worker, () => void>();

  constructor(open = openThread) {
    this.#open = open;
  }

  /** Starts a thread that will be needed soon. */
  prepare(): void {
    if (this.#idle.size === 0) this.#keep(this.#open());
  }

  /** Compares and writes the report; throws `AnalysisFailed` when it takes too long, and the reason of `signal`. */
  async run(
    input: ComparisonInput,
    onNews: (news: ComparisonNews) => void,
    signal: AbortSignal,
    limitMs = timeLimitMs,
  ): Promise<void> {
    signal.throwIfAborted();
    const deadline = AbortSignal.timeout(limitMs);
    const thread = this.#take();
    try {
      const { heldBytes } = await compareIn(thread, input, onNews, AbortSignal.any([signal, deadline]));
      if (heldBytes > mostKeptBytes) end(thread);
      else this.#keep(thread);
    } catch (error) {
      end(thread);
      signal.throwIfAborted();
      if (deadline.aborted)
        throw new AnalysisFailed('Comparing the documents took too long and was stopped. Compare fewer at a time.');
      throw error;
    }
  }

  #take(): Worker {
    const [entry] = this.#idle;
    if (entry === undefined) return this.#open();
    const [thread, forget] = entry;
    forget();
    thread.ref();
    return thread;
  }

  #keep(thread: Worker): void {
    // Its end can be heard before its result is awaited: then no event tells of it any more.
    if (thread.threadId === -1) return;
    const forget = (): void => {
      clearTimeout(timer);
      thread.off('error', forget).off('exit', forget);
      this.#idle.delete(thread);
    };
    const retire = (): void => {
      forget();
      end(thread);
    };
    const timer = setTimeout(retire, idleMs).unref();
    // One that dies while nobody waits for it is not offered again; the next one says why it dies.
    thread.on('error', forget).on('exit', forget);
    thread.unref();
    this.#idle.set(thread, forget);
  }
}

/** What a thread still throws while it is ended concerns nobody, and without a listener it would end the process. */
function end(thread: Worker): void {
  thread.on('error', () => undefined);
  void thread.terminate();
}

type Done = Extract<ComparisonNews, { kind: 'done' }>;

function compareIn(
  thread: Worker,
  input: ComparisonInput,
  onNews: (news: ComparisonNews) => void,
  stop: AbortSignal,
): Promise<Done> {
  const { promise, resolve, reject } = Promise.withResolvers<Done>();
  const hear = (message: unknown): void => {
    const { data: news, error } = comparisonNews.safeParse(message);
    if (error !== undefined) return reject(error);
    onNews(news);
    if (news.kind === 'done') resolve(news);
  };
  const stopped = (): void => reject(new Error('The comparison ended without a result.'));
  thread.on('message', hear).once('error', reject).once('exit', stopped);
  stop.addEventListener('abort', stopped, { once: true });
  thread.postMessage(input);
  return promise.finally(() => {
    stop.removeEventListener('abort', stopped);
    thread.off('message', hear).off('error', reject).off('exit', stopped);
  });
}
