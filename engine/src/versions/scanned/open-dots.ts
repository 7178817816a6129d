/** Dots that nobody has taken yet. What was taken is passed over at once, however much of it lies in a row (disjoint sets). */
export class OpenDots {
  /** For each dot the next one that may be open; its own where it is. */
  readonly #next: Int32Array;

  /** @param dots a byte a dot; 0 is none */
  constructor(dots: Uint8Array) {
    this.#next = new Int32Array(dots.length + 1);
    for (let at = 0; at <= dots.length; at += 1) this.#next[at] = dots[at] === 0 ? at + 1 : at;
  }

  /** The first open dot from a place on; their number where there is none. */
  firstFrom(place: number): number {
    let at = place;
    for (let next = this.#next[at] ?? at; next !== at; next = this.#next[at] ?? at) {
      this.#next[at] = this.#next[next] ?? next;
      at = next;
    }
    return at;
  }

  take(at: number): void {
    this.#next[at] = at + 1;
  }
}
