import type { Word } from '../../layout/word.ts';

const street =
  /^(?:roads?|rd|streets?|st|lanes?|ln|avenue|ave|drive|dr|close|way|square|sq|gardens?|place|pl|row|court|ct|terrace|hill|crescent|mews|grove|park|walk|yard|parade|boulevard|blvd|quay|green|rise|view|approach|wharf|buildings?)[.,]?$/i;
const longestLine = 6;

/** `Road`, `Street,`: the last word of the name of an English street. */
export const isStreetWord = (text: string): boolean => street.test(text);

/** `29 Larkfield Road`, `29 Larkfield Road, Hull`: a line of an address begins with the number of the house, not with that of an item. */
export function isAddressLine(words: readonly Word[]): boolean {
  const at = words.findIndex(({ text }, index) => index > 1 && street.test(text));
  if (at < 0 || at >= longestLine || !words.slice(1, at + 1).every(({ text }) => isCapitalised(text))) return false;
  const town = words[at + 1]?.text;
  return town === undefined || (isCapitalised(town) && (words[at]?.text ?? '').endsWith(','));
}

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);
