/** Every distinct text once, numbered from 0; what is asked of words is asked once of each. */
export class Lexemes {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];

  get size(): number {
    return this.#texts.length;
  }

  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.#texts.length;
    this.#ids.set(text, id);
    this.#texts.push(text);
    return id;
  }

  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }
}
