import { comparePrices } from './compare-prices.ts';
import { isSamePrint } from './same-print.ts';
import type { Bound, PrintedDate, Value, ValueRelation } from './value.ts';

/** Relative error that unit conversion and calculation leave behind. */
const tolerance = 1e-6;

/** Whether two values agree as equals, not only as one that keeps to the limit or lies in the range that the other sets. */
export function areEqual(a: Value, b: Value): boolean {
  if (compareValues(a, b) !== 'same') return false;
  if ((a.upper === undefined) !== (b.upper === undefined)) return false;
  if (!isBound(a.bound) && !isBound(b.bound)) return true;
  return compareValues({ ...a, bound: 'exact' }, { ...b, bound: 'exact' }) === 'same';
}

/** Whether two values can be meant to be the same, and then whether they are: intervals that share a point are. */
export function compareValues(a: Value, b: Value): ValueRelation {
  if (a.type === 'date' && b.type === 'date') return compareDates(a.date ?? {}, b.date ?? {});
  if (isText(a) || isText(b)) return compareTexts(a, b);
  if (isSamePrint(a, b)) return 'same';
  if (a.per !== undefined && b.per !== undefined) return comparePrices([a, a.per], [b, b.per], compareValues);
  if (a.type !== b.type) return compareAcross(a, b);
  if (a.type === 'duration') return compareDurations(a, b);
  if (a.type === 'quantity' && a.unit !== b.unit) return 'incomparable';
  // Nothing happens one and a half times.
  if ((a.isFrequency === true && b.low % 1 !== 0) || (b.isFrequency === true && a.low % 1 !== 0)) return 'incomparable';
  if (a.sides !== undefined && b.sides !== undefined) return compareSides(a.sides, b.sides);
  if (a.type === 'time') return compareTimes(a, b);
  // A minus may be a matter of custom: "discount 50" and "discount -50". Two signs that are both printed are not.
  if (a.sign !== undefined && b.sign !== undefined && a.sign !== b.sign && a.type !== 'quantity') return 'different';
  if (a.type === 'money' && a.unit !== b.unit && a.unit !== '' && b.unit !== '') return 'different';
  return compareNumbers(a, b);
}

const isText = ({ type }: Value): boolean =>
  type === 'identifier' || type === 'email' || type === 'url' || type === 'phone';

function compareTexts(a: Value, b: Value): ValueRelation {
  if (a.type !== b.type) {
    // A long number may be read as a plain number on one side.
    return 'incomparable';
  }
  if ((a.unit === 'revision') !== (b.unit === 'revision')) return 'incomparable';
  // Tree 27 is no second lamp.
  if (a.unit !== b.unit && [a.unit, b.unit].some((unit) => unit.startsWith('numbered '))) return 'incomparable';
  if (a.key === b.key) return 'same';
  const isDigits = /^\d+$/u.test(a.key) && /^\d+$/u.test(b.key);
  if (isDigits && a.key.replace(/^0+/u, '') === b.key.replace(/^0+/u, '')) return 'same';
  // The letters of a number may stand apart from it: `heat P 66120`.
  if (isPrefixed(a.key, b.key) || isPrefixed(b.key, a.key)) return 'same';
  if (isTailOf(a.key, b.key) || isTailOf(b.key, a.key)) return 'same';
  // A link that the end of a line cut.
  if (a.type === 'url' && (a.key.startsWith(b.key) || b.key.startsWith(a.key))) return 'same';
  // A country code or a prefix before the same number.
  if (
    a.type === 'phone' &&
    (a.key.endsWith(b.key) || b.key.endsWith(a.key)) &&
    Math.min(a.key.length, b.key.length) >= 6
  )
    return 'same';
  return 'different';
}

/** A long number needs less to be known again: `file QTR 2024/0611`. */
const isPrefixed = (whole: string, digits: string): boolean =>
  /^\d{4,}$/u.test(digits) &&
  whole.endsWith(digits) &&
  (digits.length >= fewestOfTail ? /^[A-Z]{1,4}$/u : /^[A-Z]{1,2}$/u).test(whole.slice(0, -digits.length));

/** Digits of the last part of a number from which on it stands for the whole, and marks that the whole has before it. */
const fewestOfTail = 6;
const fewestBefore = 4;

/** The number of an account may stand without its bank: `40-11-22 60733918`, `60733918`. */
const isTailOf = (tail: string, whole: string): boolean =>
  tail.length >= fewestOfTail &&
  whole.length - tail.length >= fewestBefore &&
  /^\d+$/u.test(tail) &&
  whole.endsWith(tail);

/** A larger number without a unit is the amount that a share comes to, not the share. */
const mostPercent = 100;

/** A plain number may be the amount of money, percentage or quantity whose unit stands elsewhere. */
function compareAcross(a: Value, b: Value): ValueRelation {
  const [number, other] = a.type === 'number' ? [a, b] : [b, a];
  if (number.type !== 'number' || !['money', 'percent', 'quantity', 'duration'].includes(other.type))
    return 'incomparable';
  if (other.type === 'quantity' || other.type === 'duration') return 'incomparable';
  if (other.type === 'percent' && number.low > mostPercent) return 'incomparable';
  if ((number.upper === undefined) !== (other.upper === undefined)) return 'incomparable';
  const relation = compareNumbers(number, other);
  // A number without a unit keeps to no limit that has one.
  const isKept = relation === 'same' && [number, other].some(({ bound }) => isBound(bound));
  return isKept && !overlap(number.low, number.high, other.low, other.high) ? 'incomparable' : relation;
}

function compareNumbers(a: Value, b: Value): ValueRelation {
  if (a.upper !== undefined || b.upper !== undefined) return compareRanges(a, b);
  if (overlap(a.low, a.high, b.low, b.high) && isRounding(a, b)) return 'same';
  if (isTolerated(a, b) || isTolerated(b, a)) return 'same';
  const middleA = (a.low + a.high) / 2;
  const middleB = (b.low + b.high) / 2;
  if (isConversion(a, b) && Math.abs(middleA - middleB) <= Math.abs(middleA) * conversionSlack) return 'same';
  if (!isLimit(a, b) && isWithin(middleA, b, middleB)) return 'same';
  if (!isLimit(b, a) && isWithin(middleB, a, middleA)) return 'same';
  return 'different';
}

/** Part of a value by which a rounded factor moves it: 1 lb = 0.4536 kg, and 22.68 kg for each bag of 50 lb. */
const conversionSlack = 3e-4;

/** The one is printed in a metric unit, the other in one that is not. */
const isConversion = (a: Value, b: Value): boolean =>
  a.type === 'quantity' && b.type === 'quantity' && a.isConverted !== b.isConverted;

/** What is named as a limit is one beside another limit: `may bring three`, `up to six`. */
const isLimit = ({ bound, isAllowance }: Value, other: Value): boolean =>
  isBound(bound) || (isAllowance === true && isBound(other.bound));

const isBound = (bound: Bound): boolean => bound === 'most' || bound === 'least';

/** A value without a tolerance keeps within that of the other. */
const isTolerated = ({ low, high, tolerance = 0 }: Value, other: Value): boolean =>
  tolerance > 0 && other.tolerance === undefined && overlap(low - tolerance, high + tolerance, other.low, other.high);

/** Part of a value by which rounding may have moved it; `5 %` is not `5.5 %`. */
const mostRounded = 0.06;

/** Whether the one print may be the other rounded: the middle of the finer lies within the coarser, and not far off. */
function isRounding(a: Value, b: Value): boolean {
  if (a.bound === 'about' || b.bound === 'about') return true;
  const [fine, coarse] = a.high - a.low <= b.high - b.low ? [a, b] : [b, a];
  const [middle, other] = [fine, coarse].map(({ low, high }) => (low + high) / 2) as [number, number];
  const slack = Math.abs(middle) * tolerance;
  if (middle < coarse.low - slack || middle > coarse.high + slack) return false;
  const isEdge = Math.abs(middle - coarse.high) <= Math.min(slack, width(coarse) / 4) && coarse.high > coarse.low;
  return !isEdge && Math.abs(middle - other) <= Math.max(Math.abs(middle), Math.abs(other)) * mostRounded + slack;
}

/** How far its ends lie apart: of a large number the error of calculation is more than rounding leaves open. */
const width = ({ low, high }: Value): number => high - low;

const isWithin = (value: number, limit: Value, at: number): boolean =>
  (limit.bound === 'most' && value <= at) || (limit.bound === 'least' && value >= at);

function compareRanges(a: Value, b: Value): ValueRelation {
  if (a.upper !== undefined && b.upper !== undefined) {
    const isSame = overlap(a.low, a.high, b.low, b.high) && overlap(a.upper[0], a.upper[1], b.upper[0], b.upper[1]);
    return isSame ? 'same' : 'different';
  }
  const [range, point] = a.upper === undefined ? [b, a] : [a, b];
  const upper = range.upper ?? [0, 0];
  const isInside = point.high >= range.low && point.low <= upper[1];
  // A limit is compared with the end of the range that it limits.
  if (point.bound === 'most') return overlap(upper[0], upper[1], point.low, point.high) ? 'same' : 'different';
  if (point.bound === 'least') return overlap(range.low, range.high, point.low, point.high) ? 'same' : 'different';
  // A range of times may run over midnight, and one side may have been read without its beginning.
  const isEnd =
    overlap(range.low, range.high, point.low, point.high) || overlap(upper[0], upper[1], point.low, point.high);
  return isInside || isEnd ? 'same' : 'different';
}

function overlap(lowA: number, highA: number, lowB: number, highB: number): boolean {
  const slack = Math.max(Math.abs(lowA), Math.abs(highA), Math.abs(lowB), Math.abs(highB)) * tolerance;
  // Intervals of rounding that only touch belong to neighbouring print values.
  if (highA > lowA && highB > lowB) {
    const most = Math.min(slack, (highA - lowA) / 4, (highB - lowB) / 4);
    return lowA < highB - most && lowB < highA - most;
  }
  return lowA <= highB + slack && lowB <= highA + slack;
}

function compareSides(
  a: readonly (readonly [number, number])[],
  b: readonly (readonly [number, number])[],
): ValueRelation {
  const isSame =
    a.length === b.length && a.every(([low, high], index) => overlap(low, high, ...(b[index] ?? [-1, -1])));
  return isSame ? 'same' : 'different';
}

/** Hours ahead of universal time, by the name of the zone; summer and winter of one place count as one. */
const zoneHours: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  BST: 0,
  CET: 1,
  CEST: 1,
  MEZ: 1,
  MESZ: 1,
  EST: -5,
  EDT: -5,
  CST: -6,
  CDT: -6,
  MST: -7,
  MDT: -7,
  PST: -8,
  PDT: -8,
  IST: 5.5,
  JST: 9,
  AEST: 10,
  AEDT: 10,
};
const minutesPerDay = 1440;

function compareTimes(a: Value, b: Value): ValueRelation {
  // "half past five" may be either end of "5:30 p.m. to 11 p.m."
  if (a.isHalfDay === true && b.upper !== undefined) return compareHalfDay(a, b);
  if (b.isHalfDay === true && a.upper !== undefined) return compareHalfDay(b, a);
  if (a.upper !== undefined || b.upper !== undefined) return compareRanges(a, b);
  const hours = ({ unit }: Value): number => {
    const [, name = '', shift = '0'] = /^([A-Z]*)([+-]\d+)?$/u.exec(unit) ?? [];
    return (zoneHours[name] ?? 0) + Number(shift);
  };
  const ahead = a.unit === '' || b.unit === '' ? 0 : hours(a) - hours(b);
  const difference = a.low - b.low - ahead * 60;
  const period = a.isHalfDay === true || b.isHalfDay === true ? minutesPerDay / 2 : minutesPerDay;
  return difference % period === 0 ? 'same' : 'different';
}

function compareHalfDay(half: Value, range: Value): ValueRelation {
  const shift = minutesPerDay / 2;
  const { upper } = half;
  const late: Value = {
    ...half,
    low: half.low + shift,
    high: half.high + shift,
    ...(upper === undefined ? {} : { upper: [upper[0] + shift, upper[1] + shift] as const }),
  };
  return [half, late].some((time) => compareRanges(time, range) === 'same') ? 'same' : 'different';
}

/** Days in a month on average, for durations in days and in months. */
const daysPerMonth = 30.44;
/** Part of a duration by which months and days of one stretch may differ. */
const monthSlack = 0.035;

/** Length in days on average; undefined for working days, whose number of days depends on the week they begin in. */
export const daysOf = ({ unit, low }: Value): number | undefined =>
  unit === 'day' ? low : unit === 'month' ? low * daysPerMonth : unit === 'hour' ? low / 24 : undefined;

/** Two terms with other limits differ, though the one lies within the other: `up to 14 days` and `seven days`. */
function compareDurations(a: Value, b: Value): ValueRelation {
  if (a.upper !== undefined || b.upper !== undefined) return a.unit === b.unit ? compareRanges(a, b) : 'incomparable';
  if (a.unit === b.unit) return overlap(a.low, a.high, b.low, b.high) ? 'same' : 'different';
  const [daysA, daysB] = [daysOf(a), daysOf(b)];
  if (daysA === undefined || daysB === undefined) return compareWorkingDays(a, b);
  return Math.abs(daysA - daysB) <= Math.max(daysA, daysB) * monthSlack ? 'same' : 'different';
}

/** Ten working days may be two weeks; they are neither ten days nor a month. */
function compareWorkingDays(a: Value, b: Value): ValueRelation {
  const [working, other] = a.unit === 'working day' ? [a.low, daysOf(b)] : [b.low, daysOf(a)];
  if (other === undefined || other < 1) return 'incomparable';
  const isSame = other > working && other <= Math.ceil(working / 5) * 7;
  return isSame ? 'same' : 'different';
}

/** The one is a day of the week that begins with the other. */
function isDayOf(day: PrintedDate, { days = 1, ...first }: PrintedDate): boolean {
  if (days === 1 || day.day === undefined) return false;
  const year = first.year ?? day.year ?? leapYear;
  const at = (date: PrintedDate): number => Date.UTC(date.year ?? year, (date.month ?? 1) - 1, date.day) / 86_400_000;
  const difference = at(day) - at(first);
  return difference >= 0 && difference < days;
}

/** Stands in where no year is printed. */
const leapYear = 2024;

function compareDates(a: PrintedDate, b: PrintedDate): ValueRelation {
  for (const part of ['quarter', 'week'] as const) {
    if (a[part] === undefined && b[part] === undefined) continue;
    if (a[part] === undefined || b[part] === undefined) return 'incomparable';
    return a[part] === b[part] && (a.year ?? b.year) === (b.year ?? a.year) ? 'same' : 'different';
  }
  const shared = (['year', 'month', 'day'] as const).filter((part) => a[part] !== undefined && b[part] !== undefined);
  // What is dated by its year alone: `built in 2004`.
  if (!shared.includes('month'))
    return !shared.includes('year') ? 'incomparable' : a.year === b.year ? 'same' : 'different';
  if (shared.every((part) => a[part] === b[part])) return 'same';
  if (isDayOf(a, b) || isDayOf(b, a)) return 'same';
  const isSwapped = a.day === b.month && a.month === b.day && (a.year ?? b.year) === (b.year ?? a.year);
  if (isSwapped && (a.isAmbiguous === true || b.isAmbiguous === true)) return 'same';
  return 'different';
}
