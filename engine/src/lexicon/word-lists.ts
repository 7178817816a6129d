import * as z from 'zod';
import { languages, type Language } from './language.ts';

/** Words or phrases of each language in one text. */
export const byLanguage = z.record(z.enum(languages), z.string());

export type ByLanguage = Readonly<z.infer<typeof byLanguage>>;

/** The words of each language, which a sign parts. */
export const setsOf = (lists: ByLanguage, sign = ' '): Readonly<Record<Language, ReadonlySet<string>>> => ({
  en: new Set(lists.en.split(sign)),
  de: new Set(lists.de.split(sign)),
  fr: new Set(lists.fr.split(sign)),
  es: new Set(lists.es.split(sign)),
  it: new Set(lists.it.split(sign)),
});

/** The words of all languages together. */
export const wordsOfAll = (lists: ByLanguage, sign = ' '): readonly string[] =>
  Object.values(lists).flatMap((list) => list.split(sign));

/** Groups of words that stand for one thing, one group a line, whose first word names it. */
export const groups = z.array(z.string().transform((line) => line.split(' ')));

/** Names of values: the names of one value are apart by `|`. */
export const namesByValue = z.record(z.string(), z.string());

/** The value of each name of a table. */
export const byName = <Value>(
  table: z.infer<typeof namesByValue>,
  valueOf: (key: string) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, list]) => list.split('|').map((name) => [name, valueOf(key)] as const)),
  );
