import type { Language } from '../../lexicon/language.ts';

export const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it'];

/** What figures speak for: a decimal sign, and which comes first in dates. */
export interface Votes {
  point: number;
  comma: number;
  day: number;
  month: number;
}
export const sides: readonly (keyof Votes)[] = ['point', 'comma', 'day', 'month'];

export const noWords = (): Record<Language, number> => ({ en: 0, de: 0, fr: 0, es: 0, it: 0 });

export const signOf = ({ point, comma }: Votes): '.' | ',' | undefined =>
  point === comma ? undefined : point > comma ? '.' : ',';

export const usualSign = (language: Language): '.' | ',' => (language === 'en' ? '.' : ',');

/** Words that a passage must have of a language to be taken for one in it, and a document for one that speaks it. */
const fewestOfPassage = 3;
const fewestOfDocument = 12;

/** The language that so many words of a passage are in, where few speak for another one. */
export function spokenIn(counts: Readonly<Record<Language, number>>): Language | undefined {
  const [first, second] = languages.toSorted((a, b) => counts[b] - counts[a]);
  if (first === undefined || second === undefined) return undefined;
  return counts[first] >= fewestOfPassage && counts[first] >= 2 * counts[second] ? first : undefined;
}

/** Gathers by language how a document prints its numbers: a contract in two languages has the custom of each. */
export class SpokenConventions {
  readonly #words = noWords();
  readonly #votes = new Map<Language, Votes>();

  /** One passage. */
  add(counts: Readonly<Record<Language, number>>, votes: Votes): void {
    const language = spokenIn(counts);
    if (language === undefined) return;
    this.#words[language] += counts[language];
    const own = this.#votes.get(language) ?? { point: 0, comma: 0, day: 0, month: 0 };
    for (const side of sides) own[side] += votes[side];
    this.#votes.set(language, own);
  }

  /** The languages with another sign than that of the whole, where the whole has its sign from one of the others. */
  otherThan(decimal: '.' | ','): Partial<Record<Language, '.' | ','>> | undefined {
    const signs = languages
      .filter((language) => this.#words[language] >= fewestOfDocument)
      .map((language) => [language, signOf(this.#votes.get(language) ?? none) ?? usualSign(language)] as const);
    const others = signs.filter(([, sign]) => sign !== decimal);
    return others.length === 0 || others.length === signs.length ? undefined : Object.fromEntries(others);
  }
}

const none: Votes = { point: 0, comma: 0, day: 0, month: 0 };
