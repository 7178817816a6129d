import type { Placed } from './placed.ts';

interface Posting {
  readonly index: number;
  readonly weight: number;
}

/** Tells how alike what is said around a value is to what is said around each of some others: the cosine of their bags. */
export class Likeness {
  readonly #postings = new Map<number, Posting[]>();
  readonly #sums: Float64Array;

  constructor(others: readonly Placed[]) {
    this.#sums = new Float64Array(others.length);
    for (const [index, { spoken }] of others.entries()) {
      const { ids, weights } = spoken.bag;
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at] ?? 0;
        const posting = { index, weight: weights[at] ?? 0 };
        const list = this.#postings.get(id);
        if (list === undefined) this.#postings.set(id, [posting]);
        else list.push(posting);
      }
    }
  }

  /** By the position of each other; overwritten by the next call. */
  to({ spoken: { bag } }: Placed): Float64Array {
    this.#sums.fill(0);
    for (let at = 0; at < bag.ids.length; at += 1) {
      const weight = bag.weights[at] ?? 0;
      for (const { index, weight: other } of this.#postings.get(bag.ids[at] ?? 0) ?? [])
        this.#sums[index] = (this.#sums[index] ?? 0) + weight * other;
    }
    return this.#sums;
  }
}
