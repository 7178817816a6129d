import { PairNumbers } from './pair-numbers.ts';

/** Words in a row that are looked at as one. */
export type RunLength = 1 | 2 | 4 | 8;

type Numbered = readonly [a: Int32Array, b: Int32Array];

/** Numbers the runs of words of two documents, so that equal runs have equal numbers: comparing them is one step. */
export class TokenRuns {
  readonly #known = new Map<RunLength, Numbered>();
  /** Numbers are below this one. */
  readonly most: number;

  constructor(a: readonly string[], b: readonly string[]) {
    this.most = a.length + b.length;
    const numbers = new Map<string, number>();
    const number = (tokens: readonly string[]): Int32Array => {
      const numbered = new Int32Array(tokens.length);
      for (let at = 0; at < tokens.length; at += 1) numbered[at] = numberOf(numbers, tokens[at] ?? '');
      return numbered;
    };
    this.#known.set(1, [number(a), number(b)]);
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

function numberOf(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
