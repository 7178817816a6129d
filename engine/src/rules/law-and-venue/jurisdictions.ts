import rows from '../../lexicon/countries.json' with { type: 'json' };
import { groups } from '../../lexicon/word-lists.ts';
import { plainWord } from '../../facts/words/stem.ts';

/** Countries whose law contracts choose, each under all the names and adjectives that stand for it. */
const countries = new Map(
  groups.parse(rows).flatMap((line) => {
    const names = line.map(plainWord);
    return names.map((name) => [name, names[0] ?? ''] as const);
  }),
);

/** The country that a name or an adjective stands for; undefined when it is not known. */
export const countryOf = (word: string): string | undefined => countries.get(plainWord(word));

/** What a name of a place says, apart from the words that any name may have; a known country under one name. */
export function placeTerms(name: string): Set<string> {
  const words = name
    .replace(/Northern Ireland/gu, 'Ulster')
    .split(/[\s,]+/u)
    .map((word) => plainWord(word).replace(/[^A-Za-zªµºÀ-ÖØ-ӿ-]/gu, ''));
  return new Set(
    words
      .filter((word) => word.length > 2 && !/^(?:and|und|the|der|des|del|state|land|city)$/u.test(word))
      .map((word) => countryOf(word) ?? word),
  );
}
