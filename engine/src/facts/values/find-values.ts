import { currencyAfter, currencyBefore } from '../units/currencies.ts';
import { durationAt } from '../units/durations.ts';
import { findAmounts } from './find-amounts.ts';
import { findDates } from '../times/find-dates.ts';
import { findBareDays, findFirstDays } from '../times/first-days.ts';
import { findIdentifiers } from './find-identifiers.ts';
import { findMonthDays } from '../times/find-month-days.ts';
import { findWeekdays } from '../times/find-weekdays.ts';
import type { NumberFormat } from '../numbers/number-format.ts';
import { scaleAt } from '../units/scales.ts';
import { unitAt } from '../units/units.ts';
import type { ValueMatch } from './value.ts';

/** All typed values of a text, in order and without overlap. */
export function findValues(text: string, format: NumberFormat): ValueMatch[] {
  const fullDates = findDates(text, format);
  const dates = [...findFirstDays(text, fullDates), ...fullDates];
  const recurring = [...findMonthDays(text), ...findWeekdays(text)];
  const days = [...dates, ...recurring.filter((match) => !overlapsAny(match, dates))];
  const identifiers = findIdentifiers(text).filter((match) => !overlapsAny(match, days) && !isQuantity(text, match));
  const taken = [...days, ...identifiers];
  return [...taken, ...findAmounts(text, format, [...taken, ...findBareDays(text, fullDates)])].toSorted(
    (a, b) => a.start - b.start,
  );
}

const overlapsAny = (match: ValueMatch, others: readonly ValueMatch[]): boolean =>
  others.some((other) => match.start < other.end && match.end > other.start);

/** `24VDC`, `680g`, `12-month`, `EUR1500`, `£12500`: digits and a unit without a space look like a code, as do many figures in a row. */
function isQuantity(text: string, { start, end }: ValueMatch): boolean {
  if (isAmount(text, start, end) || isClock(text, start, end)) return true;
  // "220-240V" and "680g"
  const digits = /^\d+(?:[.,]\d+)?(?:-\d+(?:[.,]\d+)?(?=[A-Za-zªµºÀ-ÖØ-ӿ]))?/u.exec(text.slice(start, end));
  // A long number that ends with a letter is the number of a person or a paper.
  if (digits === null || /^\d{7}/u.test(digits[0])) return false;
  const stop = start + digits[0].length;
  const units = [unitAt(text, stop), currencyAfter(text, stop), scaleAt(text, stop, true), durationAt(text, stop)];
  return units.some((unit) => unit !== undefined && unit.end >= end);
}

/** `10AM`, `9.30a.m`, the end of `10:30PM`; `47PM` is a code. */
const isClock = (text: string, start: number, end: number): boolean =>
  (text[start - 1] === ':' ? minutes : hours).test(text.slice(start, end));
const hours = /^(?:0?\d|1[0-2])(?:\.[0-5]\d)?[ap]\.?m$/i;
const minutes = /^[0-5]\d[ap]\.?m$/i;

/** Figures behind a currency, which may be what a code seems to begin with. */
function isAmount(text: string, start: number, end: number): boolean {
  const figures = /^(?:[A-Z]{3})?(?=\d[\d.,]*$)/u.exec(text.slice(start, end));
  const currency = figures === null ? undefined : currencyBefore(text, start + figures[0].length);
  return currency !== undefined && currency.start <= start;
}
