import * as z from 'zod';

/** A part of a run and its place in it. Seconds are those on two cores with nothing else to do. */
const partInRun = z.object({
  name: z.string(),
  seconds: z.number(),
  /** Of the parts that come after it. */
  secondsAfter: z.number(),
});

export type PartInRun = z.infer<typeof partInRun>;

/** The variable that tells the reporters of Jest and Playwright which part they report. */
export const partVariable = 'TEST_PART';

export function readPart(env: NodeJS.ProcessEnv): PartInRun | undefined {
  const text = env[partVariable];
  return text === undefined ? undefined : partInRun.parse(JSON.parse(text));
}

export interface Done {
  readonly done: number;
  readonly total: number;
  readonly elapsedSeconds: number;
}

/**
 * `Journeys: 34 of 203 done, about 9 min left`. What is left goes as planned at first and more and more as it went so far:
 * the tests that take longest run first, and say little about the rest.
 */
export function describeProgress({ name, seconds, secondsAfter }: PartInRun, { done, total, elapsedSeconds }: Done) {
  const share = done / total;
  const slowness = 1 - share + elapsedSeconds / seconds;
  const left = (seconds * (1 - share) + secondsAfter) * slowness;
  return `${name}: ${done} of ${total} done, about ${formatLeft(left)} left`;
}

/** `40 s` or `9 min`. */
export const formatLeft = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`;

/** Shorter is noise between the lines of the tests. */
const everySeconds = 30;
/** Fewer say nothing about the rest. */
const leastDone = 5;

/** Prints the line of a part each half minute while its tests are done. */
export class ProgressLine {
  readonly #part: PartInRun | undefined;
  readonly #started = performance.now();
  #last = performance.now();

  constructor(part: PartInRun | undefined) {
    this.#part = part;
  }

  tell(done: number, total: number): void {
    const now = performance.now();
    if (this.#part === undefined || done < leastDone || now - this.#last < everySeconds * 1000) return;
    this.#last = now;
    console.log(`-- ${describeProgress(this.#part, { done, total, elapsedSeconds: (now - this.#started) / 1000 })}`);
  }
}
