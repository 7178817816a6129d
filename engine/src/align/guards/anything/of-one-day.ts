import { factsOfSentence, type Fact, type FactDocument } from '../../../facts/fact.ts';
import type { PrintedDate } from '../../../facts/values/value.ts';

/** `The balance at 31 December` and `Balance at 31 December 2025`: papers of the new year leave out which year just ended. */
export function areOfOneDay(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  const [one, other] = [daysBeside(a, documents), daysBeside(b, documents)];
  return one.some((x) =>
    other.some((y) => x.day === y.day && x.month === y.month && (x.year === undefined) !== (y.year === undefined)),
  );
}

/** The days that the sentence of a value names. */
function daysBeside({ document, sentence }: Fact, documents: readonly FactDocument[]): PrintedDate[] {
  const own = documents[document];
  if (own === undefined) return [];
  return factsOfSentence(own, sentence).flatMap(({ value: { date } }) =>
    date?.day === undefined || date.month === undefined ? [] : [date],
  );
}
