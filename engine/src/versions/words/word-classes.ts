import { wordsOfAll } from '../../lexicon/word-lists.ts';
import { closedClassNames, type ClosedClass } from './closed-class.ts';
import { articles, closedClasses, copulas, pointers, synonyms } from './closed-classes.ts';

/** The heaviest class of each word or phrase, in all languages at once: a paper may quote another one. */
const classOfPhrase = new Map<string, ClosedClass>();
/** Longest phrase that begins with a word, in words. */
const longest = new Map<string, number>();

for (const name of closedClassNames.toReversed()) {
  for (const list of Object.values(closedClasses[name])) {
    for (const phrase of list.split('|')) {
      classOfPhrase.set(phrase, name);
      const words = phrase.split(' ');
      longest.set(words[0] ?? '', Math.max(longest.get(words[0] ?? '') ?? 0, words.length));
    }
  }
}

const empty = new Set([articles, copulas, pointers].flatMap((lists) => wordsOfAll(lists, '|')));

/** The closed class of a word on its own. */
export const classOf = (key: string): ClosedClass | undefined => classOfPhrase.get(key);

/** A word that says nothing by itself, and belongs to no closed class that does in any language. */
export const isEmptyWord = (key: string): boolean => empty.has(key) && !classOfPhrase.has(key);

/** The first of the phrases that say the same as this one. */
const meaning = new Map(
  Object.values(synonyms)
    .flatMap((list) => list.split(';').map((set) => set.split('|')))
    .flatMap((set) => set.map((phrase) => [phrase, set[0] ?? phrase] as const)),
);

export const meaningOf = (phrase: string): string => meaning.get(phrase) ?? phrase;

/** Each word or phrase of a closed class in a row of keys, by its position. */
export function closedIn(
  keys: readonly string[],
): { readonly at: number; readonly phrase: string; readonly kind: ClosedClass }[] {
  const found: { at: number; phrase: string; kind: ClosedClass }[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    for (let length = longest.get(keys[at] ?? '') ?? 0; length > 0; length -= 1) {
      const phrase = keys.slice(at, at + length).join(' ');
      const kind = length > keys.length - at ? undefined : classOfPhrase.get(phrase);
      if (kind === undefined) continue;
      found.push({ at, phrase, kind });
      at += length - 1;
      break;
    }
  }
  return found;
}
