import type { FactDocument } from '../fact.ts';
import { plainWord, stem } from './stem.ts';
import { vocabulary } from './vocabulary.ts';

/** Letters of a part, and of a part that is known while the other one is not. */
const shortestPart = 4;
const shortestAlone = 5;
/** Letters that join the parts: `Arbeit-s-preis`, `Straße-n-bau`. */
const joiner = /(?:en|es|n|s|e)$/u;
/** Endings with which a noun may stand. */
const endings = ['e', 's', 'n', 'en', 'es', 'er', 'ern'] as const;

/** Knows the nouns of the German documents that are compared, and finds them in each other: `Kabelquerschnitt`, `der Querschnitt des Kabels`. */
export class Compounds {
  readonly #nouns = new Set<string>();
  readonly #parts = new Map<string, readonly string[]>();

  /** To be told before parts are asked for. */
  learn(documents: readonly FactDocument[]): void {
    for (const document of documents) {
      if (document.format.language !== 'de') continue;
      for (const word of vocabulary(document)) {
        const plain = plainWord(word);
        if (plain.length >= shortestPart && /^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}/u.test(word)) this.#nouns.add(plain);
      }
    }
  }

  /** Stems of the nouns that a word is made of and that stand alone in some document. */
  partsOf(word: string): readonly string[] {
    if (this.#nouns.size === 0 || word.length < 2 * shortestPart || !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}/u.test(word))
      return [];
    const known = this.#parts.get(word);
    if (known !== undefined) return known;
    const parts = this.#split(plainWord(word)).map(stem);
    const found = [...new Set(parts)].filter((part) => part !== '' && part !== stem(word));
    this.#parts.set(word, found);
    return found;
  }

  #split(plain: string): string[] {
    let best: string[] = [];
    for (let at = shortestPart; at <= plain.length - shortestPart; at += 1) {
      const head = this.#find(plain.slice(at));
      const modifier = this.#find(plain.slice(0, at));
      if (head !== undefined && modifier !== undefined) return [head, modifier];
      const one = head ?? modifier;
      if (one !== undefined && one.length >= shortestAlone && one.length > (best[0]?.length ?? 0)) best = [one];
    }
    return best;
  }

  /** A noun as it stands, or without what joins it or inflects it. */
  #find(part: string): string | undefined {
    const bare = [part, part.replace(joiner, ''), part.replace(/s$/u, '')];
    return [...bare, ...endings.map((ending) => part + ending)].find(
      (form) => form.length >= shortestPart && this.#nouns.has(form),
    );
  }
}
