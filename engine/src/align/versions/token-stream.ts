import type { FactDocument, Unit } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';

/** The words of a document in reading order, without running lines and contents; parallel arrays keep it small. */
export interface TokenStream {
  readonly keys: readonly string[];
  readonly passages: Int32Array;
  /** Position of the word in its passage. */
  readonly words: Int32Array;
}

export function tokenStream(document: FactDocument): TokenStream {
  const keys: string[] = [];
  const most = document.passages.reduce((count, { words }) => count + words.length, 0);
  const passages = new Int32Array(most);
  const words = new Int32Array(most);
  for (const [passage, { kind, words: printed }] of document.passages.entries()) {
    if (kind === 'furniture' || kind === 'contents') continue;
    // Counted: an iterator makes a pair for each of a million words.
    for (let word = 0; word < printed.length; word += 1) {
      const key = plainWord(printed[word]?.text ?? '');
      if (key === '') continue;
      passages[keys.length] = passage;
      words[keys.length] = word;
      keys.push(key);
    }
  }
  return { keys, passages: passages.subarray(0, keys.length), words: words.subarray(0, keys.length) };
}

/** Several steps ask for the same; it goes with its stream. */
const known = new WeakMap<TokenStream, { readonly units: readonly Unit[]; readonly ranges: TokenRange[] }>();

/** Positions in a stream, from and to. */
export type TokenRange = readonly [number, number];

/** The tokens of each sentence. */
export function tokensOfUnits(stream: TokenStream, units: readonly Unit[]): readonly TokenRange[] {
  const found = known.get(stream);
  if (found?.units === units) return found.ranges;
  const ranges = rangesOf(stream, units);
  known.set(stream, { units, ranges });
  return ranges;
}

function rangesOf({ passages, words }: TokenStream, units: readonly Unit[]): TokenRange[] {
  let token = 0;
  return units.map((unit) => {
    while (token < passages.length && isBefore(passages[token] ?? 0, words[token] ?? 0, unit.passage, unit.start))
      token += 1;
    const from = token;
    while (token < passages.length && isBefore(passages[token] ?? 0, words[token] ?? 0, unit.passage, unit.end))
      token += 1;
    return [from, token];
  });
}

const isBefore = (passage: number, word: number, otherPassage: number, otherWord: number): boolean =>
  passage < otherPassage || (passage === otherPassage && word < otherWord);
