import * as z from 'zod';
import rows from '../lexicon/numbered-parts.json' with { type: 'json' };
import { byLanguage, wordsOfAll } from '../lexicon/word-lists.ts';

const parts = z
  .object({
    /** What the number of a clause or a heading is the number of, where the word stands before it; stops left out. */
    clauses: byLanguage,
    /** What else a number behind it is the number of, in this paper or another one; several clauses as well. */
    others: byLanguage,
  })
  .parse(rows);

/** The words that may open a clause or a heading, before its number. */
export const clauseWords: ReadonlySet<string> = new Set(wordsOfAll(parts.clauses, '|'));

const numbered = new Set([...clauseWords, ...wordsOfAll(parts.others, '|')]);

/** A word whose number stands behind it. */
export const isReferenceWord = (key: string): boolean => numbered.has(key);
