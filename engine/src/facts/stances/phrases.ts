import { plainWord } from '../words/stem.ts';

/** Phrases by their first word, the longest first; words without accents in lower case. */
export class Phrases<T> {
  readonly #byFirst = new Map<string, { readonly words: readonly string[]; readonly means: T }[]>();

  add(phrase: string, means: T): void {
    const words = phrase.split(' ').map(plainWord);
    const [first = ''] = words;
    const list = this.#byFirst.get(first) ?? [];
    list.push({ words, means });
    list.sort((a, b) => b.words.length - a.words.length);
    this.#byFirst.set(first, list);
  }

  /** Whether any phrase begins with a word. */
  begins(word: string): boolean {
    return this.#byFirst.has(word);
  }

  /** What the longest phrases at a place mean, with the number of their words; words without accents in lower case. */
  at(words: readonly string[], index: number): readonly { readonly length: number; readonly means: T }[] {
    const fitting = (this.#byFirst.get(words[index] ?? '') ?? []).filter((phrase) =>
      phrase.words.every((word, step) => words[index + step] === word),
    );
    const longest = fitting[0]?.words.length ?? 0;
    return fitting
      .filter(({ words: own }) => own.length === longest)
      .map(({ words: own, means }) => ({ length: own.length, means }));
  }
}
