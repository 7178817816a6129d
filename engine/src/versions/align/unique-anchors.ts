import type { RunLength, TokenRuns } from './token-runs.ts';

/** Part of two documents, by positions of their words: from, and one past the last. */
export interface TokenRanges {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
}

/** Where runs of words stand in the one document and in the other; as long lists, as a pair for each would take most of the time. */
export interface Anchors {
  readonly inA: readonly number[];
  readonly inB: readonly number[];
}

/** A run that was not seen, and one that was seen more than once. */
const [unseen, repeated] = [-1, -2];

/** Finds runs of words that stand exactly once in each of two ranges; one finder serves all ranges of two documents. */
export class UniqueAnchors {
  readonly #runs: TokenRuns;
  /** Where each run stands in a range of either document, by its number; nothing is seen between two searches. */
  readonly #placesA: Int32Array;
  readonly #placesB: Int32Array;

  constructor(runs: TokenRuns) {
    this.#runs = runs;
    this.#placesA = new Int32Array(runs.most).fill(unseen);
    this.#placesB = new Int32Array(runs.most).fill(unseen);
  }

  /** In the order of the first document. */
  between({ fromA, toA, fromB, toB }: TokenRanges, length: RunLength): Anchors {
    const [a, b] = this.#runs.ofLength(length);
    const [endA, endB] = [toA - length + 1, toB - length + 1];
    see(this.#placesA, a, fromA, endA);
    see(this.#placesB, b, fromB, endB);
    const inA: number[] = [];
    const inB: number[] = [];
    for (let at = fromA; at < endA; at += 1) {
      const run = a[at] ?? 0;
      const other = this.#placesB[run] ?? unseen;
      if (this.#placesA[run] !== at || other < 0) continue;
      inA.push(at);
      inB.push(other);
    }
    forget(this.#placesA, a, fromA, endA);
    forget(this.#placesB, b, fromB, endB);
    return { inA, inB };
  }
}

function see(places: Int32Array, runs: Int32Array, from: number, end: number): void {
  for (let at = from; at < end; at += 1) {
    const run = runs[at] ?? 0;
    places[run] = places[run] === unseen ? at : repeated;
  }
}

function forget(places: Int32Array, runs: Int32Array, from: number, end: number): void {
  for (let at = from; at < end; at += 1) places[runs[at] ?? 0] = unseen;
}

/** The indexes of a longest list of numbers that grow: patience sorting. */
export function longestChain(inB: readonly number[]): number[] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (let index = 0; index < inB.length; index += 1) {
    const place = placeAmong(tails, inB, inB[index] ?? 0);
    previous.push(place > 0 ? (tails[place - 1] ?? -1) : -1);
    tails[place] = index;
  }
  const chain: number[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) chain.push(at);
  return chain.reverse();
}

/** How many of the tails stand before a position. */
function placeAmong(tails: readonly number[], inB: readonly number[], position: number): number {
  // Versions of one paper go on where they were, nearly always.
  if (tails.length === 0 || (inB[tails.at(-1) ?? 0] ?? 0) < position) return tails.length;
  let [low, high] = [0, tails.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inB[tails[middle] ?? 0] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
