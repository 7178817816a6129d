import type { Word } from '../../layout/word.ts';

const street =
  /^(?:roads?|rd|streets?|st|lanes?|ln|avenue|ave|drive|dr|close|way|square|sq|gardens?|place|pl|row|court|ct|terrace|hill|crescent|mews|grove|park|walk|yard|parade|boulevard|blvd|quay|green|rise|view|approach|wharf|buildings?)[.,]?$/i;
const longestLine = 6;

/** `Road`, `Street,`: the last word of the name of an English street. */
export const isStreetWord = (text: string): boolean => street.test(text);

/** `29 Larkfield Road`: a line of an address begins with the number of the house, not with that of an item. */
export function isAddressLine(words: readonly Word[]): boolean {
  if (words.length < 3 || words.length > longestLine || !street.test(words.at(-1)?.text ?? '')) return false;
  return words.slice(1).every(({ text }) => /^\p{Lu}/u.test(text));
}
