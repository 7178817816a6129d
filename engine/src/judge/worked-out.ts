import type { Value } from '../facts/values/value.ts';
import { unitAt } from '../facts/units/units.ts';

/** A value with its print. */
export interface PrintedValue {
  readonly value: Value;
  readonly text: string;
}

/** How the second of two values differs from the first: `$90.00 (0.85%) lower`, `8 days later`. Undefined where nothing can be worked out. */
export function workedOut(first: PrintedValue, second: PrintedValue): string | undefined {
  const [a, b] = [first.value, second.value];
  if (a.type !== b.type || a.upper !== undefined || b.upper !== undefined || isOneNegative(a, b)) return undefined;
  if (a.type === 'date') return dateDifference(a, b);
  if (a.type === 'quantity') return measureDifference(first, second);
  if (a.key !== '' || b.key !== '') return undefined;
  const difference = middle(b) - middle(a);
  if (a.type === 'number') return areAmounts(first, second) ? amountDifference(first, difference) : undefined;
  if (a.type === 'money') return moneyDifference(first, second, difference);
  if (a.unit !== b.unit || difference === 0) return undefined;
  const size = Math.abs(difference);
  if (a.type === 'percent') return `${counted(size, 'percentage point')} ${difference < 0 ? 'lower' : 'higher'}`;
  if (a.type === 'duration') return durationDifference(a.unit, difference);
  if (a.type === 'time') return `${hours(size)} ${difference < 0 ? 'earlier' : 'later'}`;
  return undefined;
}

/** Rounding and intervals leave more digits than anybody printed. */
const digits = 10;
/** The ends of a measure are signed, those of other figures are not. */
const middle = ({ type, low, high, sign = 1 }: Value): number =>
  (type === 'quantity' ? 1 : sign) * Number(((low + high) / 2).toPrecision(digits));

/** Whether one of two figures is printed with a minus, and the other is not. */
export const isOneNegative = (a: Value, b: Value): boolean => (a.sign === -1) !== (b.sign === -1);

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
const cents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const counted = (count: number, noun: string): string => `${plain.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `3,600`, `494.10`: a figure that is parted counts or measures; another one may be the number of a thing. */
const areAmounts = (...values: readonly PrintedValue[]): boolean =>
  values.every(({ value, text }) => value.unit === '' && /\d[.,’'\s]\d{2,3}(?!\d)/u.test(text));

const amountDifference = (first: PrintedValue, difference: number): string | undefined =>
  difference === 0
    ? undefined
    : `${plain.format(Math.abs(difference))}${shareOf(first, difference)} ${difference < 0 ? 'lower' : 'higher'}`;

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumSignificantDigits: 2 });
/** Beyond ten times the first value a percentage helps no one. */
const largestShare = 10;

/** ` (0.85%)`: the difference as a share of the first value. */
function shareOf({ value }: PrintedValue, difference: number): string {
  const share = Math.abs(difference / middle(value));
  return share < largestShare ? ` (${percent.format(share)})` : '';
}

/** With the sign that one of the amounts is printed with, or the code of its currency behind; with cents where one has them. */
function moneyDifference(first: PrintedValue, second: PrintedValue, difference: number): string | undefined {
  const [a, b] = [first.value.unit, second.value.unit];
  if ((a !== b && a !== '' && b !== '') || difference === 0) return undefined;
  const sign = /(?:[A-Z]{0,2}\$|[£€])/u.exec(`${first.text} ${second.text}`)?.[0] ?? '';
  const code = sign === '' ? a || b : '';
  const format = [first, second].some(({ text }) => /[.,]\d{2}(?!\d)/u.test(text)) ? cents : plain;
  const amount = `${sign}${format.format(Math.abs(difference))}${code === '' ? '' : ` ${code}`}`;
  return `${amount}${shareOf(first, difference)} ${difference < 0 ? 'lower' : 'higher'}`;
}

const dayLength = 86_400_000;

/** In days; in months or years where the day is the same, or none is printed. */
function dateDifference(a: Value, b: Value): string | undefined {
  const [from, to] = [a.date, b.date];
  if (from?.year === undefined || to?.year === undefined || from.month === undefined || to.month === undefined)
    return undefined;
  const months = (to.year - from.year) * 12 + to.month - from.month;
  const later = (difference: number): string => (difference < 0 ? 'earlier' : 'later');
  if (from.day === to.day) return months === 0 ? undefined : `${spelled(Math.abs(months))} ${later(months)}`;
  if (from.day === undefined || to.day === undefined) return undefined;
  const days = (Date.UTC(to.year, to.month, to.day) - Date.UTC(from.year, from.month, from.day)) / dayLength;
  return `${counted(Math.abs(days), 'day')} ${later(days)}`;
}

/** Months, as years where they make whole ones. */
const spelled = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

const minutesOfHour = 60;

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / minutesOfHour), minutes % minutesOfHour];
  const parts = [whole === 0 ? '' : counted(whole, 'hour'), rest === 0 ? '' : counted(rest, 'minute')];
  return parts.filter((part) => part !== '').join(' ');
}

function durationDifference(unit: string, difference: number): string | undefined {
  const size = Math.abs(difference);
  const words =
    unit === 'month'
      ? spelled(size)
      : unit === 'hour'
        ? hours(Math.round(size * minutesOfHour))
        : /^(?:working )?day$/u.test(unit)
          ? counted(size, unit)
          : '';
  return words === '' ? undefined : `${words} ${difference < 0 ? 'shorter' : 'longer'}`;
}

/** In the unit that is printed: of the first, or where that stands in a column without one, of the second. */
function measureDifference(first: PrintedValue, second: PrintedValue): string | undefined {
  const [a = '', b = ''] = [first, second].map(({ text }) => text.replace(/^.*\d\s*|[.,;:]+$/gu, ''));
  const words = a || b;
  const [one, other] = [a, b].map((unit) => (unit === '' ? undefined : unitAt(unit, 0)?.unit));
  const unit = one ?? other;
  if (unit === undefined || unit.offset !== undefined || first.value.unit !== second.value.unit) return undefined;
  if (one !== undefined && other !== undefined && one.factor !== other.factor) return undefined;
  const difference = Number(((middle(second.value) - middle(first.value)) / unit.factor).toPrecision(6));
  return difference === 0
    ? undefined
    : `${plain.format(Math.abs(difference))} ${words} ${difference < 0 ? 'less' : 'more'}`;
}

/** `10,650` and `10,560`: one may be the other with two digits in each other's place. */
export function haveSwappedDigits(first: string, second: string): boolean {
  const [a, b] = [first, second].map((text) => Array.from(text.toLowerCase().replace(/[^a-z\d]/gu, '')));
  if (a === undefined || b === undefined || a.length !== b.length) return false;
  const places = a.flatMap((sign, at) => (sign === b[at] ? [] : [at]));
  const [i = -1, j = -1] = places;
  const areDigits = /^\d\d$/u.test(`${a[i] ?? ''}${a[j] ?? ''}`);
  return places.length === 2 && areDigits && a[i] === b[j] && a[j] === b[i];
}
