import type { Fact } from '../../facts/fact.ts';
import type { Value } from '../../facts/values/value.ts';

const dayMs = 86_400_000;

/** A full date in days; undefined where a part of it is not printed. */
export function dayOf({ value: { type, date } }: Fact): number | undefined {
  if (type !== 'date' || date?.year === undefined || date.month === undefined || date.day === undefined)
    return undefined;
  return Date.UTC(date.year, date.month - 1, date.day) / dayMs;
}

/** The day on which a stretch of time that begins on a day is over; undefined for working days and hours. */
export function dayAfter(day: number, { unit, low }: Value): number | undefined {
  if (unit === 'day') return day + low;
  if (unit !== 'month' || !Number.isInteger(low)) return undefined;
  const begin = new Date(day * dayMs);
  const [year, month] = [begin.getUTCFullYear(), begin.getUTCMonth() + low];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(begin.getUTCDate(), lastOfMonth)) / dayMs;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** `28 February 2029` */
export function printDay(day: number): string {
  const date = new Date(day * dayMs);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
