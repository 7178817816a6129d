import rows from '../../lexicon/weighty-beginnings.json' with { type: 'json' };
import { byLanguage, wordsOfAll } from '../../lexicon/word-lists.ts';

/** Beginnings of words that a sentence about money, time, liability, the end of a contract or its law has. */
const beginning = new RegExp(`^(?:${wordsOfAll(byLanguage.parse(rows), '|').join('|')})`, 'u');

export const isWeighty = (key: string): boolean => beginning.test(key);
