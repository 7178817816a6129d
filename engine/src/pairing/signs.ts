/** What a word is known again by, and how much each of it counts. */
export interface Sign {
  readonly id: number;
  readonly part: number;
}

/** The word itself counts as one, its first five letters less, its pieces of four together less again. */
const parts = { beginning: 0.7, pieces: 0.6 } as const;
const beginning = 5;
const piece = 4;
/** Words of fewer letters are known by themselves alone. */
const longWord = 8;

/** Letters of a word without case and accents; empty for figures and marks. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]|[^a-zªµºß-öø-ӿ]/gu, '');

/** Numbers the signs of words, so that bags of them are compared by number. */
export class SignTable {
  readonly #ids = new Map<string, number>();
  readonly #ofWord = new Map<string, readonly Sign[]>();

  get size(): number {
    return this.#ids.size;
  }

  /** The signs of a printed word: `Zinssatzes` shares its beginning with `Zinssatz` and pieces with `Sollzins`. */
  of(text: string): readonly Sign[] {
    let signs = this.#ofWord.get(text);
    if (signs === undefined) this.#ofWord.set(text, (signs = this.#signsOf(foldWord(text))));
    return signs;
  }

  #signsOf(word: string): Sign[] {
    if (word.length < 2) return [];
    const signs = [{ id: this.#idOf(word), part: 1 }];
    if (word.length > beginning) signs.push({ id: this.#idOf(`${word.slice(0, beginning)}-`), part: parts.beginning });
    if (word.length < longWord) return signs;
    const pieces = new Set<string>();
    for (let at = 1; at + piece <= word.length; at += 1) pieces.add(`-${word.slice(at, at + piece)}-`);
    for (const one of pieces) signs.push({ id: this.#idOf(one), part: parts.pieces / Math.sqrt(pieces.size) });
    return signs;
  }

  #idOf(sign: string): number {
    const known = this.#ids.get(sign);
    if (known !== undefined) return known;
    this.#ids.set(sign, this.#ids.size);
    return this.#ids.size - 1;
  }
}
