import rows from '../../lexicon/auxiliaries.json' with { type: 'json' };
import { byLanguage, wordsOfAll } from '../../lexicon/word-lists.ts';

/** Finite forms of to be, to have, the passive and modal verbs, as plain words. */
const auxiliaries = new Set(wordsOfAll(byLanguage.parse(rows)));

/** A verb that helps another one: it says when or how, not what. Left out are those that are another word elsewhere, such as `a`. */
export const isAuxiliary = (plain: string): boolean => auxiliaries.has(plain);
