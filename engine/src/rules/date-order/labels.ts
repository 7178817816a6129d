import { ownTerms } from '../../align/time-objects.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';

/** Rows between two labels that speak of one thing, at most. */
const rowsApart = 4;

/** `Start | 1 May 2025` and `End | 30 April 2025`: near each other, they name nothing but the event, or the same thing. */
export function areOfOneLabel(a: Fact, b: Fact): boolean {
  if (a.source !== 'label' || b.source !== 'label' || a.sentence === b.sentence) return false;
  return Math.abs(a.passage - b.passage) <= rowsApart && ownTerms(a).join(' ') === ownTerms(b).join(' ');
}

/** No other value of its type is about the same event in its document. */
export const isLone = (fact: Fact, { facts }: FactDocument): boolean =>
  facts.every(
    (other) =>
      other.isFormer ||
      other.value.type !== fact.value.type ||
      other.sense?.event !== fact.sense?.event ||
      (other.value.key === fact.value.key && other.value.low === fact.value.low),
  );
