import type { Language } from '../../lexicon/language.ts';
import { closedClassNames, type ClosedClass } from './closed-class.ts';
import { articles, closedClasses, copulas, futures, infinitives, pointers } from './closed-classes.ts';

/** What a word of a language does in a sentence, where it is none that names anything. */
export type WordKind = ClosedClass | 'article' | 'copula' | 'infinitive' | 'pointer';

const kinds: Readonly<Record<Language, ReadonlyMap<string, WordKind>>> = {
  en: kindsOf('en'),
  de: kindsOf('de'),
  fr: kindsOf('fr'),
  es: kindsOf('es'),
  it: kindsOf('it'),
};

/** The kind of a word in one language: `sea` is a verb in Spanish alone. Later lists outweigh those before. */
function kindsOf(language: Language): ReadonlyMap<string, WordKind> {
  const lists: (readonly [WordKind, string])[] = [
    ['pointer', pointers[language]],
    ...closedClassNames.toReversed().map((name) => [name, closedClasses[name][language]] as const),
    ['infinitive', infinitives[language]],
    ['copula', copulas[language]],
    ['article', articles[language]],
    ['copula', futures[language]],
  ];
  return new Map(lists.flatMap(([kind, list]) => list.split('|').map((word) => [word, kind] as const)));
}

/** What a word does in a sentence of a language; undefined for one that names something. */
export const kindIn = (language: Language, key: string): WordKind | undefined => kinds[language].get(key);
