import type { Statement } from '../../facts/statements/statement.ts';
import { has, type Token } from '../../facts/statements/token.ts';
import type { ClosedTag } from '../../lexicon/closed-words.ts';
import type { ComparisonName } from './compare-pair.ts';

/** The words that one comparison goes by, as their tags. */
const tagsOf: Partial<Readonly<Record<ComparisonName, readonly ClosedTag[]>>> = {
  mood: ['shall', 'must', 'may', 'forbid', 'should', 'optional', 'not', 'no'],
  part: ['incl', 'excl', 'free', 'charge', 'not', 'no'],
  waiver: ['without', 'forbid', 'not', 'no'],
  negation: ['not', 'no'],
  quantifier: ['only', 'all', 'some'],
};

/** The words of a statement in which it differs, as ranges of the words of its passage. */
export function marksOf({ tokens, start, frame }: Statement, comparison: ComparisonName): [number, number][] {
  const first = start - (tokens[0]?.at ?? 0);
  const rangeOf = ({ at, text }: Token): [number, number] => [first + at, first + at + text.split(' ').length];
  if (comparison === 'actor') {
    const token = tokens[frame.actor?.at ?? -1];
    return token === undefined ? [] : [rangeOf(token)];
  }
  return tokens.filter((token) => has(token, ...(tagsOf[comparison] ?? []))).map(rangeOf);
}
