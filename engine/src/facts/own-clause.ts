import { markerLength } from '../layout/list-marker.ts';
import type { Passage } from '../layout/passage.ts';
import type { ValueMatch } from './values/value.ts';

const clauseNumber = /^\d{1,2}(?:\.\d{1,2})+\.?$/u;

/** The numbers with which the clauses of a paper begin: `3.1`. */
export function clauseNumbers(passages: readonly Passage[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { kind, words } of passages) {
    const [first] = words;
    if (kind !== 'row' && first !== undefined && clauseNumber.test(first.text) && markerLength(words) > 0)
      found.add(first.text.replace(/\.$/u, ''));
  }
  return found;
}

const leads = /(?<![a-zß-ɏ])(?:in|under|see|nach|gemäß|laut|unter|siehe|selon|sous|voir|según|véase) $/i;
/** Letters before a number that are looked at. */
const within = 10;

/** `Above the rate in 3.1`, where a clause of the paper has that number: a reference, no value. */
export const isOwnClause = (text: string, { start, end, value }: ValueMatch, clauses: ReadonlySet<string>): boolean =>
  value.type === 'number' &&
  clauses.has(text.slice(start, end)) &&
  leads.test(text.slice(Math.max(0, start - within), start));
