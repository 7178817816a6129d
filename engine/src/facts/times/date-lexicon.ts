import * as z from 'zod';
import rows from '../../lexicon/calendar.json' with { type: 'json' };

const names = z.record(z.string(), z.string());
const calendar = z.object({ months: names, weekdays: names, ordinalDays: names, termDays: names }).parse(rows);

type Names<Value> = Readonly<Record<string, Value>>;

/** By each of the names of a value, which are apart by `|`. */
const byName = <Value>(table: Names<string>, valueOf: (key: string) => Value): Names<Value> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([key, list]) => list.split('|').map((name) => [name, valueOf(key)] as const)),
  );

/** Months by name and by short form, in English, German, French, Spanish and Italian. */
export const monthNames: Names<number> = byName(calendar.months, Number);

/** 0 is Sunday. */
export const weekdayNames: Names<number> = byName(calendar.weekdays, Number);

/** Days in words. */
export const ordinalDays: Names<number> = byName(calendar.ordinalDays, Number);

/** Days on which terms of leases begin and rents fall due by custom, as month and day. */
export const termDays: Names<readonly [month: number, day: number]> = byName(calendar.termDays, (key) => {
  const [month = 0, day = 0] = key.split('-').map(Number);
  return [month, day];
});
