import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { areOfOneDay } from './of-one-day.ts';

/** What holds for one year says nothing about another. */
export function isOtherYear(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.period === undefined && b.period === undefined) return false;
  const yearOf = (fact: Fact): number | undefined => fact.period ?? documents[fact.document]?.mainYear;
  return yearOf(a) !== yearOf(b) && !areOfOneDay(a, b, documents);
}
