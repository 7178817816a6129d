import * as z from 'zod';
import rows from './closed-words.json' with { type: 'json' };
import { languages, type Language } from './language.ts';

/** Classes of words that a language does not add to: they turn what is said of something, and do not say of what. */
export const closedTags = [
  'not',
  'no',
  'without',
  'shall',
  'must',
  'may',
  'forbid',
  'should',
  'optional',
  'incl',
  'excl',
  'free',
  'charge',
  'only',
  'all',
  'some',
  'except',
  'cond',
  'before',
  'after',
  'least',
  'most',
  'over',
  'under',
  'by',
  'burden',
  'falls',
  'pay',
  'we',
  'you',
  'aux',
  'det',
  'prep',
  'conj',
] as const;

export type ClosedTag = (typeof closedTags)[number];

const table = z.record(z.enum(closedTags), z.record(z.enum(languages), z.string())).parse(rows);

const none: ReadonlySet<ClosedTag> = new Set();

/** The words of one tag in one language; those of several words have `_` between them. */
export const closedWordsOf = (tag: ClosedTag, language: Language): string[] => table[tag][language].split(' ');

/** The closed-class words of one language. */
export class ClosedWords {
  readonly #tags = new Map<string, Set<ClosedTag>>();
  readonly #phrases = new Map<string, (readonly string[])[]>();

  constructor(language: Language) {
    for (const tag of closedTags) for (const word of closedWordsOf(tag, language)) this.#add(word, tag);
  }

  #add(word: string, tag: ClosedTag): void {
    const known = this.#tags.get(word);
    if (known !== undefined) known.add(tag);
    else this.#tags.set(word, new Set([tag]));
    const [first = '', ...others] = word.split('_');
    if (others.length > 0 && known === undefined)
      this.#phrases.set(first, [...(this.#phrases.get(first) ?? []), [first, ...others]]);
  }

  /** The tags of a plain word, or of a phrase with `_` between its words; none for an open word. */
  tagsOf(plain: string): ReadonlySet<ClosedTag> {
    return this.#tags.get(plain) ?? none;
  }

  /** How many words the longest phrase takes that begins at a word; 0 where none does. */
  phraseAt(plain: readonly string[], at: number): number {
    const phrases = this.#phrases.get(plain[at] ?? '') ?? [];
    return Math.max(
      0,
      ...phrases
        .filter((phrase) => phrase.every((word, step) => plain[at + step] === word))
        .map(({ length }) => length),
    );
  }
}

const known = new Map<Language, ClosedWords>();

/** The words of one language only: Italian `mai` is never, German `Mai` is May. */
export function closedWordsIn(language: Language): ClosedWords {
  let words = known.get(language);
  if (words === undefined) known.set(language, (words = new ClosedWords(language)));
  return words;
}
