import { daysOf } from '../facts/values/compare-values.ts';
import type { PrintedDate, Value } from '../facts/values/value.ts';
import { isNearMiss } from '../facts/values/edit-distance.ts';
import { middleOf } from './value-keys.ts';

/** How many times the one is as large as the other, up to which each level reaches. */
const ratios = [
  [1.12, 'close'],
  [1.35, 'near'],
  [1.7, 'half'],
  [2.5, 'double'],
  [4.5, 'far'],
] as const;

/** Figures of fewer digits differ in one by chance. */
const fewestForOneDigit = 3;
const fewestForTurned = 2;
const longCode = 5;
const sharedBeginning = 3;

/** How near two unlike values lie, by how people mistake values of their kind. */
export function nearnessOf(a: Value, b: Value): string {
  if (a.type === 'date' && b.type === 'date') return `date ${datesApart(a.date ?? {}, b.date ?? {})}`;
  if (a.type === 'time' || b.type === 'time') return `time ${timesApart(a, b)}`;
  if (a.key !== '' || b.key !== '') return textsApart(a, b);
  const kind = [a.type, b.type].toSorted().join(' ');
  return `${a.type === b.type ? a.type : kind.includes('percent') ? 'percent' : 'number'} ${amountsApart(a, b)}`;
}

/** Amounts of which the one is the other with one slip of the pen. */
export const isSlip = (a: Value, b: Value): boolean => a.key === '' && b.key === '' && slips.has(amountsApart(a, b));

const slips: ReadonlySet<string> = new Set(['turned', 'one digit', 'sign', 'tenfold']);

function amountsApart(a: Value, b: Value): string {
  const [x, y] = a.type === 'duration' ? [daysOf(a) ?? a.low, daysOf(b) ?? b.low] : [middleOf(a), middleOf(b)];
  if (x === y)
    return a.upper === undefined && b.upper === undefined ? (a.sign === b.sign ? 'other unit' : 'sign') : 'end';
  if (x === -y) return 'sign';
  if (x === 0 || y === 0) return 'nought';
  if (a.type !== 'duration' && a.upper === undefined && b.upper === undefined) {
    const slip = digitSlip(x, y);
    if (slip !== undefined) return slip;
  }
  const ratio = Math.max(Math.abs(x / y), Math.abs(y / x));
  return ratios.find(([most]) => ratio <= most)?.[1] ?? 'beyond';
}

/** `turned`: two digits have changed places; `one digit` is another; `tenfold`: the same digits, some places apart. */
function digitSlip(a: number, b: number): string | undefined {
  const [x, y] = [figuresOf(a), figuresOf(b)];
  if (x.digits === y.digits) return 'tenfold';
  if (x.places !== y.places) return undefined;
  const length = Math.max(x.digits.length, y.digits.length);
  const [left, right] = [x.digits.padEnd(length, '0'), y.digits.padEnd(length, '0')];
  const unlike = Array.from({ length }, (_, at) => at).filter((at) => left[at] !== right[at]);
  const [first = 0, second = 0] = unlike;
  if (
    unlike.length === 2 &&
    length >= fewestForTurned &&
    left[first] === right[second] &&
    left[second] === right[first]
  )
    return length >= fewestForOneDigit ? 'turned' : 'turned of two';
  return unlike.length === 1 && length >= fewestForOneDigit ? 'one digit' : undefined;
}

/** Its digits without noughts at the ends, and where its point stands. */
function figuresOf(value: number): { digits: string; places: number } {
  const [mantissa = '', exponent = '0'] = Math.abs(Number(value.toPrecision(12)))
    .toExponential()
    .split('e');
  return { digits: mantissa.replace('.', ''), places: Number(exponent) };
}

function textsApart(a: Value, b: Value): string {
  const kind = a.type === 'identifier' ? 'code' : 'contact';
  if (isNearMiss(a.key, b.key))
    return `${kind} ${Math.min(a.key.length, b.key.length) >= longCode ? 'slip' : 'short slip'}`;
  const start = a.key.slice(0, sharedBeginning);
  if (kind === 'code' && start.length === sharedBeginning && b.key.startsWith(start)) return 'code one beginning';
  return `${kind} far`;
}

const dayMs = 86_400_000;
/** Stands in where no year is printed. */
const leapYear = 2024;
const nextDays = 3;
const weekDays = 8;
const someWeeks = 45;

function datesApart(a: PrintedDate, b: PrintedDate): string {
  if (a.day === undefined || b.day === undefined || a.month === undefined || b.month === undefined) return 'of parts';
  const [yearA, yearB] = [a.year ?? b.year ?? leapYear, b.year ?? a.year ?? leapYear];
  if (a.month === b.month && a.day === b.day) return Math.abs(yearA - yearB) === 1 ? 'year' : 'years';
  if (yearA === yearB && a.day === b.day) return 'month';
  const days = Math.abs(Date.UTC(yearA, a.month - 1, a.day) - Date.UTC(yearB, b.month - 1, b.day)) / dayMs;
  if (yearA === yearB && a.month === b.month) {
    const step = days % 7 === 0 ? 'weeks' : days <= nextDays ? 'next' : 'off';
    const [x, y] = [String(a.day).padStart(2, '0'), String(b.day).padStart(2, '0')];
    return `${x[0] === y[0] || x[1] === y[1] ? 'digit' : 'day'} ${step}`;
  }
  return days <= weekDays ? 'week' : days <= someWeeks ? 'some weeks' : days <= 366 ? 'other' : 'years';
}

function timesApart(a: Value, b: Value): string {
  if ((a.upper === undefined) !== (b.upper === undefined)) return 'span and point';
  if (a.upper !== undefined && b.upper !== undefined && a.low !== b.low && a.upper[0] !== b.upper[0])
    return 'both ends';
  const minutes = Math.abs(a.low - b.low) || Math.abs((a.upper?.[0] ?? 0) - (b.upper?.[0] ?? 0));
  return minutes === 30 ? 'half hour' : minutes % 60 === 0 ? (minutes === 60 ? 'hour' : 'hours') : 'other';
}
