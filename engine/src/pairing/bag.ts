import type { Rarity } from './rarity.ts';
import type { SignTable } from './signs.ts';

/** Signs with their weights, as a vector of length one; ids ascend. */
export interface Bag {
  readonly ids: Int32Array;
  readonly weights: Float32Array;
}

/** Words that are said of a value, each with how much it counts there. */
export class BagBuilder {
  readonly #weights = new Map<number, number>();
  readonly #signs: SignTable;
  readonly #rarity: Rarity;

  constructor(signs: SignTable, rarity: Rarity) {
    this.#signs = signs;
    this.#rarity = rarity;
  }

  /** A word that is said twice counts once, as often as it counts most. */
  add(word: string, weight: number): void {
    for (const { id, part } of this.#signs.of(word)) {
      const worth = weight * part * this.#rarity.of(word, id);
      if (worth > (this.#weights.get(id) ?? 0)) this.#weights.set(id, worth);
    }
  }

  build(): Bag {
    const entries = [...this.#weights].toSorted(([a], [b]) => a - b);
    const length = Math.sqrt(entries.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return {
      ids: Int32Array.from(entries, ([id]) => id),
      weights: Float32Array.from(entries, ([, weight]) => weight / length),
    };
  }
}
