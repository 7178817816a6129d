import * as z from 'zod';
import rows from '../../lexicon/closed-classes.json' with { type: 'json' };
import { byLanguage, type ByLanguage } from '../../lexicon/word-lists.ts';
import { closedClassNames, type ClosedClass } from './closed-class.ts';

const lists = z
  .object({
    classes: z.record(z.enum(closedClassNames), byLanguage),
    synonyms: byLanguage,
    articles: byLanguage,
    copulas: byLanguage,
    futures: byLanguage,
    infinitives: byLanguage,
    pointers: byLanguage,
  })
  .parse(rows);

/**
 * The words of closed classes that change what a sentence says, by language: nobody invents a new one, so the lists can
 * be complete. Phrases are told apart by `|`; keys as in the reading text, without apostrophes, hyphens and stops.
 */
export const closedClasses: Readonly<Record<ClosedClass, ByLanguage>> = lists.classes;

/** Words and phrases of closed classes that say the same, told apart by `|`, the sets of them by `;`. */
export const synonyms: ByLanguage = lists.synonyms;

/** The articles: what a phrase with a noun begins with. */
export const articles: ByLanguage = lists.articles;

/** Forms of to be, and the auxiliary of the German passive: the subject of a sentence stands before a finite one. */
export const copulas: ByLanguage = lists.copulas;

/** Of languages that have one word for `will be`. */
export const futures: ByLanguage = lists.futures;

/** To be, behind a modal verb. */
export const infinitives: ByLanguage = lists.infinitives;

/** Words that may come and go without a change of what is said, besides articles and copulas: demonstratives, prepositions, other auxiliaries and pointers to the paper itself. */
export const pointers: ByLanguage = lists.pointers;
