import type { Fact, FactDocument } from '../../facts/fact.ts';
import type { FactLink } from '../fact-link.ts';
import type { Candidate } from '../candidates/find-candidates.ts';
import { isOwnDate } from '../papers/own-date.ts';
import type { Relatedness } from '../papers/relatedness.ts';

/** Days by which a date is off whose calendar was read in the wrong line. */
const slippedBy: ReadonlySet<number> = new Set([7, 14]);
const dayMs = 86_400_000;

/**
 * `Sunday 19 April 2026` and `Sunday 26 April`: dates with the same day of the week, each of them the only one of its paper
 * with that day and without a partner in the other. Papers with several such dates speak of something that recurs.
 */
export function findDaysAWeekApart(
  documents: readonly FactDocument[],
  areRelated: Relatedness,
  links: readonly FactLink[],
): Candidate[] {
  const linked = new Set(links.flatMap(({ a, b }) => [a, b]));
  const lone = documents.map((document) => loneDays(document, documents).filter((fact) => !linked.has(fact)));
  return documents.flatMap(({ index }) =>
    documents.slice(index + 1).flatMap((other): Candidate[] => {
      if (!areRelated(index, other.index)) return [];
      return (lone[index] ?? []).flatMap((a) =>
        (lone[other.index] ?? [])
          .filter((b) => areAWeekApart(a, b))
          .map((b): Candidate => ({ a, b, relation: 'different', similarity: 0, required: 0, score: 0 })),
      );
    }),
  );
}

/** Dates whose day of the week no other date of their paper has. */
function loneDays(document: FactDocument, documents: readonly FactDocument[]): Fact[] {
  const dated = document.facts.filter(
    ({ value: { date }, isFormer }) => !isFormer && date?.weekday !== undefined && date.day !== undefined,
  );
  return [...Map.groupBy(dated, ({ value: { date } }) => date?.weekday).values()].flatMap((days) =>
    days.length === 1 && days.every((day) => !isOwnDate(day, documents)) ? days : [],
  );
}

function areAWeekApart({ value: { date: a } }: Fact, { value: { date: b } }: Fact): boolean {
  if (a?.day === undefined || b?.day === undefined || a.weekday !== b.weekday) return false;
  if (a.month === undefined || b.month === undefined) return false;
  const year = a.year ?? b.year;
  if (year === undefined || (b.year ?? year) !== year) return false;
  return slippedBy.has(Math.abs(Date.UTC(year, a.month - 1, a.day) - Date.UTC(year, b.month - 1, b.day)) / dayMs);
}
