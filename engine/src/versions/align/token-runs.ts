import { PairNumbers } from './pair-numbers.ts';

/** Words in a row that are looked at as one. */
export type RunLength = 1 | 2 | 4 | 8;

type Numbered = readonly [a: Int32Array, b: Int32Array];

/** Numbers the runs of tokens of two documents, so that equal runs have equal numbers: comparing them is one step. */
export class TokenRuns {
  readonly #known = new Map<RunLength, Numbered>();
  /** Numbers are below this one. */
  readonly most: number;

  constructor(a: Int32Array, b: Int32Array) {
    this.most = Math.max(a.length + b.length, largest(a) + 1, largest(b) + 1);
    this.#known.set(1, [a, b]);
  }

  /** The number of the run that begins at each word; runs that end behind the last word have one that means nothing. */
  ofLength(length: RunLength): Numbered {
    const known = this.#known.get(length);
    if (known !== undefined) return known;
    const half: RunLength = length === 8 ? 4 : length === 4 ? 2 : 1;
    const [a, b] = this.ofLength(half);
    const numbers = new PairNumbers(a.length + b.length);
    const join = (halves: Int32Array): Int32Array => {
      const joined = new Int32Array(halves.length);
      for (let at = 0; at + half < halves.length; at += 1)
        joined[at] = numbers.of(halves[at] ?? 0, halves[at + half] ?? 0);
      return joined;
    };
    const numbered: Numbered = [join(a), join(b)];
    this.#known.set(length, numbered);
    return numbered;
  }
}

function largest(numbers: Int32Array): number {
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) most = Math.max(most, numbers[at] ?? 0);
  return most;
}
