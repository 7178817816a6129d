import { families, type FontPair } from './font-families.ts';

/** Letters, digits and signs of the report itself. */
const ownLetters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => index + 32))}\u00a0\u2003“”‘’…·–—£€●◆▲■○`;
/** They change what stands beside them and are nothing by themselves. */
const invisible = /^[\p{M}\p{Cf}]$/u;

/** The fonts of one report: those that hold its letters. */
export class FontShelf {
  /** Some letters are in none of the fonts. */
  readonly lacksLetters: boolean;
  readonly #pairs: readonly FontPair[];
  readonly #pairOf = new Map<number, FontPair | undefined>();

  constructor(pairs: readonly FontPair[], letters: Iterable<number>) {
    this.#pairs = pairs;
    this.lacksLetters = [...letters].some((letter) => this.nameOf(letter) === undefined && !isInvisible(letter));
  }

  /** Of the report's own words. */
  get mainFont(): string {
    return this.nameOf(32) ?? '';
  }

  /** All fonts by name, to be made known to a document. */
  *fonts(): Generator<readonly [name: string, bytes: Uint8Array]> {
    for (const pair of this.#pairs) {
      yield [pair.name, pair.regular.bytes];
      yield [boldName(pair.name), pair.bold.bytes];
    }
  }

  /** The font that a letter is set in; undefined where none holds it. */
  nameOf(letter: number): string | undefined {
    if (!this.#pairOf.has(letter))
      this.#pairOf.set(
        letter,
        this.#pairs.find(({ regular: { font } }) => font.hasGlyphForCodePoint(letter)),
      );
    return this.#pairOf.get(letter)?.name;
  }
}

const boldNames = new Map<string, string>();

/** Asked for with every letter: it is put together once. */
export function boldName(name: string): string {
  let bold = boldNames.get(name);
  if (bold === undefined) {
    bold = `${name} bold`;
    boldNames.set(name, bold);
  }
  return bold;
}

export const isInvisible = (letter: number): boolean => invisible.test(String.fromCodePoint(letter));

/** Reads the fonts for what a report tells. */
export async function fontsFor(told: string): Promise<FontShelf> {
  const letters = new Set(Array.from(ownLetters, codePointOf));
  for (const [letter] of told.matchAll(/[^\p{ASCII}]/gu)) letters.add(codePointOf(letter));
  const pairs: FontPair[] = [];
  const missing = new Set(letters);
  for (const family of families) {
    if (missing.size === 0) break;
    for (const pair of await family(missing)) {
      pairs.push(pair);
      for (const letter of missing) if (pair.regular.font.hasGlyphForCodePoint(letter)) missing.delete(letter);
    }
  }
  return new FontShelf(pairs, letters);
}

const codePointOf = (letter: string): number => letter.codePointAt(0) ?? 0;
