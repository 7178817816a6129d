import { isAuxiliary } from '../words/helping-words.ts';
import { opensClause, type Clause } from './clauses.ts';

/** Joins two things of a list. */
const joiner = /^(?:and|or|und|oder|sowie|et|ou|y|e|o|u)$/u;
/** Words of one thing of a list, at most: more is a statement. */
const longestItem = 7;

/** Ends a list. */
const stop = /[.;:!?)–]$/u;

/**
 * The things of the list that stands behind some words, `includes the hall, the bar and the green room`, each from and to; empty where
 * it is one thing.
 *
 * @param from where the list begins
 * @param isEnd whether something else is said from a word on
 */
export function itemsBehind(
  words: readonly string[],
  plain: readonly string[],
  from: number,
  isEnd: (at: number) => boolean,
): Clause[] {
  const items: [number, number][] = [];
  let start = from;
  for (let at = from; at < words.length; at += 1) {
    if (isEnd(at) || isAuxiliary(plain[at] ?? '') || (at > from && opensClause(plain, start, at))) break;
    const word = words[at] ?? '';
    if (joiner.test(plain[at] ?? '')) start = at + 1;
    const isLast = at + 1 === words.length || stop.test(word) || isEnd(at + 1) || opensClause(plain, start, at + 1);
    if (!isLast && !word.endsWith(',') && !joiner.test(plain[at + 1] ?? '')) continue;
    if (start <= at) items.push([start, at + 1]);
    start = at + 1;
    if (isLast) break;
  }
  const listed = items.filter(([first, end]) => end - first <= longestItem);
  return listed.length > 1 ? listed : [];
}
