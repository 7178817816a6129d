import type { PageWords } from './page-words.ts';
import { unmappedFlag } from './read-page-words.ts';

/**
 * In languages of Latin letters 35 to 45 of 100 letters are vowels; with their codes shifted or numbered by their glyphs
 * about 15 are.
 */
const fewestVowels = 0.25;
/** Letters below which a share of vowels says nothing: of fonts without a map, and of all others, where nothing else speaks. */
const [enoughUnmapped, enoughMapped] = [12, 400];
/** More than a bullet, which symbol fonts often have without a code. */
const unseen = /\uFFFD./u;

/** The words whose codes do not say what is printed, by index: no language has such letters in such numbers. */
export function untrustedWords({ texts, flags }: PageWords): number[] {
  const all = texts.map((_, index) => index);
  const unmapped = all.filter((index) => ((flags[index] ?? 0) & unmappedFlag) !== 0);
  const unmappedTexts = unmapped.map((index) => texts[index] ?? '');
  if (unmappedTexts.some((text) => unseen.test(text)) || !isOfLanguage(unmappedTexts, enoughUnmapped)) return unmapped;
  return isOfLanguage(texts, enoughMapped) ? [] : all;
}

function isOfLanguage(texts: readonly string[], enough: number): boolean {
  const text = texts.join('').normalize('NFD').toLowerCase();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/[a-z]/gu)?.length ?? 0;
  const vowels = text.match(/[aeiouy]/gu)?.length ?? 0;
  // Other scripts have vowels of their own.
  if (letters < enough || latin < letters / 2) return true;
  return vowels >= latin * fewestVowels;
}
