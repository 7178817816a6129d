import { conceptOf } from './concepts.ts';
import { plainWord, stem } from './stem.ts';

/** A stem that a word stands for, and how much of the word it is. */
export interface WordTerm {
  readonly term: string;
  readonly share: number;
}

/** German compounds are split where both parts are at least this long. */
const shortestHead = 5;
const shortestModifier = 3;
/** Less than the whole: the parts of a compound say what it is about, not what it is. */
const partShare = 0.5;

/** Caches are emptied when they hold this many words, so that they cannot grow without end. */
const cacheLimit = 100_000;
const cache = new Map<string, readonly WordTerm[]>();

/** The stem of a word; for a German compound that names no concept as a whole also those of its parts: `Wartungspauschale`. */
export function wordTerms(word: string): readonly WordTerm[] {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const term = stem(word);
  const terms = term === '' ? [] : [{ term, share: 1 }, ...(term.startsWith('=') ? [] : partsOf(word))];
  if (cache.size >= cacheLimit) cache.clear();
  cache.set(word, terms);
  return terms;
}

/** German writes compounds as nouns: with a capital, and with what they are at the end. */
function partsOf(word: string): WordTerm[] {
  const plain = plainWord(word);
  if (
    plain.length < shortestHead + shortestModifier ||
    !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}+[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.test(word)
  )
    return [];
  for (let at = shortestModifier; at <= plain.length - shortestHead; at += 1) {
    const head = stem(plain.slice(at));
    if (conceptOf(plain.slice(at)) === undefined && !head.startsWith('=')) continue;
    const modifier = stem(plain.slice(0, at).replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{3})s$/u, ''));
    return [head, modifier].filter((term) => term.startsWith('=')).map((term) => ({ term, share: partShare }));
  }
  return [];
}
