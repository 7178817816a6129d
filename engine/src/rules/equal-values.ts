import type { Fact, FactDocument } from '../facts/fact.ts';
import type { RuleContext } from './rule.ts';

/** Two equal values, each with its document. */
export type EqualValues = readonly [first: FactDocument, a: Fact, second: FactDocument, b: Fact];

/** Equal values that are about one thing as surely as asked. */
export const equalValues = ({ documents, links }: RuleContext, strengthAbove: number): EqualValues[] =>
  links.flatMap(({ a, b, relation, strength }): EqualValues[] => {
    const [first, second] = [documents[a.document], documents[b.document]];
    if (relation !== 'same' || strength < strengthAbove) return [];
    return first === undefined || second === undefined ? [] : [[first, a, second, b]];
  });

/** The words right behind a value in its sentence, so many at most. */
export function wordsBehind({ units, passages }: FactDocument, fact: Fact, most: number): string[] {
  const end = Math.min(units[fact.sentence]?.end ?? 0, fact.end + most);
  return (passages[fact.passage]?.words.slice(fact.end, end) ?? []).map(({ text }) => text);
}
