/** Numbers pairs of whole numbers from 0 in the order in which they are first seen. A map would need a key made of both, which costs most of its time. */
export class PairNumbers {
  readonly #mask: number;
  /** Two numbers of each pair and its own from 1; a third of the slots at least stay empty. */
  readonly #slots: Int32Array;
  #count = 0;

  /** `most`: pairs that may be asked for, at most. */
  constructor(most: number) {
    const size = 2 ** Math.ceil(Math.log2(Math.max(2, most * 1.5)));
    this.#mask = size - 1;
    this.#slots = new Int32Array(size * 3);
  }

  of(a: number, b: number): number {
    const slots = this.#slots;
    let at = mixed(a, b) & this.#mask;
    for (;;) {
      const slot = at * 3;
      const known = slots[slot + 2] ?? 0;
      if (known === 0) {
        this.#count += 1;
        slots[slot] = a;
        slots[slot + 1] = b;
        slots[slot + 2] = this.#count;
        return this.#count - 1;
      }
      if (slots[slot] === a && slots[slot + 1] === b) return known - 1;
      at = (at + 1) & this.#mask;
    }
  }
}

/** The last step of MurmurHash3 (Appleby), over both. */
function mixed(a: number, b: number): number {
  let hash = Math.imul(a, 0x9e3779b1) ^ b;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
