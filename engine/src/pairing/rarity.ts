import * as z from 'zod';
import background from '../../models/background-words.json' with { type: 'json' };
import type { FactDocument } from '../facts/fact.ts';
import { foldWord, type SignTable } from './signs.ts';

/** Hundredths of the logarithm of one plus how many documents of its language there are for each that holds the word. */
const knownWords = new Map(Object.entries(z.record(z.string(), z.number()).parse(background)));
/** The same of a word that the list does not hold, and the most. */
const unknown = 700;
/** Comparisons of fewer sentences tell nothing of how rare a word is. */
const fewestSentences = 20;

/** How much the signs of a word tell, 0 to 1: half by the sentences of these documents, half by documents at large. */
export class Rarity {
  readonly #counts: Int32Array;
  readonly #sentences: number;
  readonly #atLarge = new Map<string, number>();

  constructor(documents: readonly FactDocument[], signs: SignTable) {
    const counts: number[] = [];
    const last: number[] = [];
    let sentences = 0;
    for (const { units, passages } of documents) {
      for (const { passage, start, end } of units) {
        const words = passages[passage]?.words ?? [];
        sentences += 1;
        for (let at = start; at < end; at += 1) {
          for (const { id } of signs.of(words[at]?.text ?? '')) {
            if (last[id] === sentences) continue;
            last[id] = sentences;
            counts[id] = (counts[id] ?? 0) + 1;
          }
        }
      }
    }
    this.#counts = Int32Array.from({ length: signs.size }, (_, id) => counts[id] ?? 0);
    this.#sentences = Math.max(fewestSentences, sentences);
  }

  of(word: string, sign: number): number {
    const here = Math.log(1 + this.#sentences / (1 + (this.#counts[sign] ?? 0))) / Math.log1p(this.#sentences);
    return (here + this.#ofWord(word)) / 2;
  }

  #ofWord(word: string): number {
    let known = this.#atLarge.get(word);
    if (known === undefined) {
      known = (knownWords.get(foldWord(word)) ?? unknown) / unknown;
      this.#atLarge.set(word, known);
    }
    return known;
  }
}
