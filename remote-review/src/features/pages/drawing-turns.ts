/** Who goes first where all work is done by one worker. */
export interface Turns {
  /** Does at once what a person waits for. */
  first<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Resolves when nobody has waited for anything for a moment. Rejects with the signal's reason when it is aborted. */
  afterFirst(signal: AbortSignal): Promise<void>;
}

/** What a person waits for is done in several steps, and between two of them the page is put together. */
const betweenSteps = 100;

export function createTurns(pauseMs = betweenSteps): Turns {
  let running = 0;
  const ended = new EventTarget();
  return {
    async first(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        ended.dispatchEvent(new Event('end'));
      }
    },
    async afterFirst(signal) {
      for (let isQuiet = false; !isQuiet; isQuiet &&= running === 0) {
        isQuiet = running === 0;
        await new Promise((resolve) => {
          if (isQuiet) setTimeout(resolve, pauseMs);
          else ended.addEventListener('end', resolve, { once: true });
          signal.addEventListener('abort', resolve, { once: true });
        });
        signal.throwIfAborted();
      }
    },
  };
}

/** Of all papers: one worker reads them. */
export const drawingTurns = createTurns();
