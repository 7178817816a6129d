import type { TokenRanges } from './unique-anchors.ts';

/**
 * Finds where an optimal way from one range of tokens to another passes its middle (Myers 1986, linear space). A range
 * that costs more than `mostSteps` is parted where the search has come farthest: bounded, and nothing is left out.
 */
export class MiddleFinder {
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  readonly #forward: Int32Array;
  readonly #backward: Int32Array;
  readonly #offset: number;
  /** Written over by each search. */
  splitA = 0;
  splitB = 0;

  constructor(a: Int32Array, b: Int32Array) {
    this.#a = a;
    this.#b = b;
    this.#offset = b.length + 1;
    this.#forward = new Int32Array(a.length + b.length + 3);
    this.#backward = new Int32Array(a.length + b.length + 3);
  }

  /** Sets `splitA` and `splitB`; both ranges hold something, and neither begins nor ends with equal tokens. */
  find({ fromA, toA, fromB, toB }: TokenRanges): void {
    const [a, b, forward, backward, offset] = [this.#a, this.#b, this.#forward, this.#backward, this.#offset];
    const [lowest, highest] = [fromA - toB, toA - fromB];
    const [startDiagonal, endDiagonal] = [fromA - fromB, toA - toB];
    const isOdd = ((startDiagonal - endDiagonal) & 1) !== 0;
    let [forwardLow, forwardHigh, backwardLow, backwardHigh] = [startDiagonal, startDiagonal, endDiagonal, endDiagonal];
    forward[offset + startDiagonal] = fromA;
    backward[offset + endDiagonal] = toA;
    for (let cost = 1; ; cost += 1) {
      if (forwardLow > lowest) forward[offset + --forwardLow - 1] = -1;
      else forwardLow += 1;
      if (forwardHigh < highest) forward[offset + ++forwardHigh + 1] = -1;
      else forwardHigh -= 1;
      for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
        const below = forward[offset + diagonal - 1] ?? -1;
        const above = forward[offset + diagonal + 1] ?? -1;
        let x = below < above ? above : below + 1;
        let y = x - diagonal;
        while (x < toA && y < toB && a[x] === b[y]) {
          x += 1;
          y += 1;
        }
        forward[offset + diagonal] = x;
        if (isOdd && backwardLow <= diagonal && diagonal <= backwardHigh && (backward[offset + diagonal] ?? 0) <= x)
          return this.#splitAt(x, y);
      }
      if (backwardLow > lowest) backward[offset + --backwardLow - 1] = unreached;
      else backwardLow += 1;
      if (backwardHigh < highest) backward[offset + ++backwardHigh + 1] = unreached;
      else backwardHigh -= 1;
      for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
        const below = backward[offset + diagonal - 1] ?? unreached;
        const above = backward[offset + diagonal + 1] ?? unreached;
        let x = below < above ? below : above - 1;
        let y = x - diagonal;
        while (fromA < x && fromB < y && a[x - 1] === b[y - 1]) {
          x -= 1;
          y -= 1;
        }
        backward[offset + diagonal] = x;
        if (!isOdd && forwardLow <= diagonal && diagonal <= forwardHigh && x <= (forward[offset + diagonal] ?? -1))
          return this.#splitAt(x, y);
      }
      if (cost >= mostSteps)
        return this.#splitFarthest({ fromA, toA, fromB, toB }, [forwardLow, forwardHigh], [backwardLow, backwardHigh]);
    }
  }

  #splitAt(a: number, b: number): void {
    this.splitA = a;
    this.splitB = b;
  }

  /** The end of the way, from the front or from the back, that has passed most tokens. */
  #splitFarthest(
    { fromA, toA, fromB, toB }: TokenRanges,
    [forwardLow, forwardHigh]: readonly [number, number],
    [backwardLow, backwardHigh]: readonly [number, number],
  ): void {
    let best = -1;
    for (let diagonal = forwardHigh; diagonal >= forwardLow; diagonal -= 2) {
      const x = Math.min(this.#forward[this.#offset + diagonal] ?? 0, toA);
      const y = Math.min(x - diagonal, toB);
      if (x + y - fromA - fromB <= best) continue;
      best = x + y - fromA - fromB;
      this.#splitAt(y + diagonal, y);
    }
    for (let diagonal = backwardHigh; diagonal >= backwardLow; diagonal -= 2) {
      const x = Math.max(this.#backward[this.#offset + diagonal] ?? 0, fromA);
      const y = Math.max(x - diagonal, fromB);
      if (toA + toB - x - y <= best) continue;
      best = toA + toB - x - y;
      this.#splitAt(y + diagonal, y);
    }
  }
}

/** Differences in a row that are searched exactly in one go. */
const mostSteps = 1024;
const unreached = 0x7fffffff;
