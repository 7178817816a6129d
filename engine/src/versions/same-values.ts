import type { Fact } from '../facts/fact.ts';
import { areEqual } from '../facts/values/compare-values.ts';
import type { PrintedDate, Value } from '../facts/values/value.ts';

/** Both sides hold the same values, each once: exactly as much, in whatever unit, notation or words. */
export function areSameValues(a: readonly Fact[], b: readonly Fact[]): boolean {
  if (a.length !== b.length) return false;
  const rest = [...b];
  return a.every(({ value }) => {
    const at = rest.findIndex((other) => isSame(value, other.value));
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** Nothing is forgiven here that is between papers of unlike kinds: no rounding, no limit that is kept, no part of a number. */
function isSame(a: Value, b: Value): boolean {
  if (a.type !== b.type || a.unit !== b.unit || a.bound !== b.bound || !areEqual(a, b)) return false;
  if (a.inWords !== undefined || b.inWords !== undefined) return false;
  if (a.type === 'date') {
    const isSameDay = printedParts(a.date) === printedParts(b.date) || isEitherOrder(a.date, b.date);
    return isSameDay && isAsMuch(rangeOf(a), rangeOf(b));
  }
  if (a.type === 'phone') return isOneNumber(a.key, b.key);
  if (a.type === 'identifier' || a.type === 'email' || a.type === 'url') return a.key === b.key;
  return restOf(a) === restOf(b) && isAsMuch(rangeOf(a), rangeOf(b));
}

/** Read in the order of days and months that its own paper has. */
const printedParts = ({ year, month, day, quarter, week }: PrintedDate = {}): string =>
  [year, month, day, quarter, week].join();

/** `03/04/2027` of a paper that does not show its order, and `4 March 2027`. Two such dates that differ in print do differ. */
const isEitherOrder = (a: PrintedDate = {}, b: PrintedDate = {}): boolean =>
  isOpen(a) !== isOpen(b) && a.day === b.month && a.month === b.day && a.year === b.year;
const isOpen = ({ isAmbiguous, isOrderSeen }: PrintedDate): boolean => isAmbiguous === true && isOrderSeen !== true;

/** `+49 441 9900172` and `0441 99 00 172`: dialled from elsewhere and from the country itself; the one ends with the other. */
const isOneNumber = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) <= longestCountry && Math.min(a.length, b.length) >= shortestNumber;

/** Digits of the code of a country, and of a number with the code of its town. */
const longestCountry = 3;
const shortestNumber = 8;

/** What else a value says, besides how much it is. */
const restOf = ({ sign, tolerance, isFrequency, isHalfDay, per, sides }: Value): string =>
  JSON.stringify([sign ?? 1, tolerance, isFrequency === true, isHalfDay === true, per, sides]);

/** The middle of what a printed figure may stand for, rounded as it is; of a range of both its ends. */
const rangeOf = ({ low, high, upper }: Value): number[] =>
  [[low, high] as const, ...(upper === undefined ? [] : [upper])].map(([from, to]) => (from + to) / 2);

/** But for what a computer loses in reckoning. */
const isAsMuch = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length &&
  a.every((x, at) => Math.abs(x - (b[at] ?? 0)) <= 1e-9 * Math.max(Math.abs(x), Math.abs(b[at] ?? 0)));
