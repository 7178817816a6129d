import * as z from 'zod';
import rows from '../../lexicon/calendar.json' with { type: 'json' };
import { byName, namesByValue } from '../../lexicon/word-lists.ts';

const calendar = z
  .object({ months: namesByValue, weekdays: namesByValue, ordinalDays: namesByValue, termDays: namesByValue })
  .parse(rows);

type Names<Value> = Readonly<Record<string, Value>>;

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
