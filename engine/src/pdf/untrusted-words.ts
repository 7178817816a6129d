import type { PageWords } from './page-words.ts';
import { unmappedFlag, unread } from './read-page-words.ts';

/**
 * In languages of Latin letters 35 to 45 of 100 letters are vowels; with their codes shifted or numbered by their glyphs
 * about 15 are.
 */
const fewestVowels = 0.25;
/** Letters below which a share of vowels says nothing: of fonts without a map, and of all others, where nothing else speaks. */
const [enoughUnmapped, enoughMapped] = [12, 400];

/**
 * The words whose codes do not say what is printed, by index: no language has such letters in such numbers, and those that are drawn have not
 * their shapes. A list of names of functions is of no language, either.
 */
export function untrustedWords(
  { texts, flags, firsts }: PageWords,
  areLetters: (characters: readonly number[]) => boolean,
): number[] {
  const all = texts.map((_, index) => index);
  const unmapped = all.filter((index) => ((flags[index] ?? 0) & unmappedFlag) !== 0);
  const areDrawnSo = (words: readonly number[]): boolean =>
    areLetters(words.flatMap((word) => Array.from(texts[word] ?? '', (_, at) => (firsts[word] ?? 0) + at)));
  const areOfLanguage = (words: readonly number[], enough: number): boolean =>
    isOfLanguage(
      words.map((word) => texts[word] ?? ''),
      enough,
    ) || areDrawnSo(words);
  const lacking = unmapped.filter((word) => unread.test(texts[word] ?? ''));
  // Where only some signs have no code, the rest is what it says; of a figure each digit counts.
  if (lacking.length > 0)
    return areDrawnSo(unmapped) ? lacking.filter((word) => /\d/u.test(texts[word] ?? '')) : unmapped;
  if (!areOfLanguage(unmapped, enoughUnmapped)) return unmapped;
  return areOfLanguage(all, enoughMapped) ? [] : all;
}

/** Codes of letters: `a` and `z`, `A`, what makes a capital a small one, and from which on letters may bear accents. */
const [letterA, letterZ, upperA, lowerCase, firstAccented] = [0x61, 0x7a, 0x41, 0x20, 0xaa];
const isVowel = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => 'aeiouy'.includes(letter));
/** A letter of another script, and what is none. */
const [otherLetter, noLetter] = [-1, 0];
const plainLetters = new Map<string, number>();

/** The code of a letter without its accents. */
function plainLetter(character: string): number {
  let plain = plainLetters.get(character);
  if (plain === undefined) {
    const base = character.normalize('NFD').charAt(0);
    plain = /[a-z]/iu.test(base) ? base.charCodeAt(0) : /\p{L}/u.test(base) ? otherLetter : noLetter;
    plainLetters.set(character, plain);
  }
  return plain;
}

function isOfLanguage(texts: readonly string[], enough: number): boolean {
  let [others, latin, vowels] = [0, 0, 0];
  for (const text of texts)
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const letter = code < firstAccented ? code : plainLetter(text.charAt(at));
      const lower = letter | lowerCase;
      if (lower < letterA || lower > letterZ || letter < upperA) others += letter === otherLetter ? 1 : 0;
      else {
        latin += 1;
        if (isVowel[lower - letterA] === true) vowels += 1;
      }
    }
  const letters = latin + others;
  // Other scripts have vowels of their own.
  if (letters < enough || latin < letters / 2) return true;
  return vowels >= latin * fewestVowels;
}
