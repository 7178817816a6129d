import { factsOfSentence } from '../../facts/fact.ts';
import type { PrintedDate } from '../../facts/values/value.ts';
import type { Comparison } from '../comparison.ts';
import type { Placed } from '../placed.ts';

/**
 * Whether what stands beside both values says of the same day, or else of the same year: other dates of their sentence or row, and years in the head of
 * their column. What was owed at the end of September and what was owed in July are two things, in the same words.
 */
export const when: Comparison = {
  name: 'when',
  levelsOf: ({ a, b }) => {
    const [x, y] = [timeOf(a), timeOf(b)];
    return [compared('day', x.days, y.days) ?? compared('year', x.years, y.years) ?? 'none'];
  },
};

interface Time {
  readonly days: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
}

function compared(name: string, a: ReadonlySet<string>, b: ReadonlySet<string>): string | undefined {
  if (a.size === 0 || b.size === 0) return undefined;
  return `${[...a].some((one) => b.has(one)) ? 'same' : 'other'} ${name}`;
}

function timeOf({ document, fact }: Placed): Time {
  const dates = factsOfSentence(document, fact.sentence).flatMap((other): PrintedDate[] =>
    other === fact || other.value.date === undefined ? [] : [other.value.date],
  );
  const cell = document.passages[fact.passage]?.cells.find(({ start, end }) => fact.start >= start && fact.start < end);
  return {
    days: new Set(dates.flatMap(({ year, month, day }) => (day === undefined ? [] : `${year ?? ''} ${month} ${day}`))),
    years: new Set([
      ...dates.flatMap(({ year }) => (year === undefined ? [] : String(year))),
      ...(cell?.header.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []),
    ]),
  };
}
