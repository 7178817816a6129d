/** A list of whole numbers that grows: half the memory of an array, and one copy each time it doubles. */
export class GrowingColumn {
  #values = new Int32Array(1024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Int32Array(this.#length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  values(): Int32Array {
    return this.#values.slice(0, this.#length);
  }
}
