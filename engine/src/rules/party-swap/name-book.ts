import { plainWord } from '../../facts/stem.ts';

/** Names of parties by their words. */
export type Names = ReadonlyMap<string, string>;

/** The names of the parties of a matter, by the word each begins with. */
export class NameBook {
  readonly keys: ReadonlySet<string>;
  readonly #byFirst: ReadonlyMap<string, readonly { readonly tokens: readonly string[]; readonly key: string }[]>;

  constructor(names: Names) {
    this.keys = new Set(names.values());
    this.#byFirst = Map.groupBy(
      [...names].map(([name, key]) => ({ tokens: name.split(' '), key })),
      ({ tokens }) => tokens[0] ?? '',
    );
  }

  /** A name may begin with the word. */
  opens(plain: string): boolean {
    return this.#byFirst.has(plain);
  }

  /** The party whose name stands at a word, with the number of its words. */
  at(words: readonly string[], index: number): { readonly key: string; readonly length: number } | undefined {
    const found = (this.#byFirst.get(plainWord(words[index] ?? '')) ?? []).find(({ tokens }) =>
      tokens.every((token, step) => plainWord(words[index + step] ?? '') === token),
    );
    return found === undefined ? undefined : { key: found.key, length: found.tokens.length };
  }
}
