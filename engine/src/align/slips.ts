import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import type { PrintedDate } from '../facts/value.ts';
import { isNearMiss } from './near-miss.ts';

/** How telling a resemblance is, as the number of marks that agree; from 5 on it is no chance. */
const certain = 5;

/** How telling it is that two values differ by one slip of the pen only: 0 when they do not. */
export function slipOf(a: Fact, b: Fact, documents: readonly FactDocument[]): number {
  const { type } = a.value;
  if (type !== b.value.type || type === 'time') return 0;
  if (type === 'date') return isDateSlip(a.value.date ?? {}, b.value.date ?? {}) ? certain - 1 : 0;
  if (type === 'identifier' || type === 'email' || type === 'phone' || type === 'url') {
    return a.value.unit !== 'revision' && isNearMiss(a.value.key, b.value.key) ? a.value.key.length : 0;
  }
  const [x, y] = [digitsOf(a, documents), digitsOf(b, documents)];
  if (x === '' || y === '') return 0;
  // The same figures with another unit or currency.
  if (x === y && (a.value.unit !== b.value.unit || type === 'quantity')) return Math.max(certain - 1, x.length);
  if (y === `${x}0` || x === `${y}0`) return certain - 1;
  if (isSwapped(x, y)) return x.length;
  return isNearMiss(x, y) ? significantLength(x, y) : 0;
}

/** Of 300 and 100 one figure of one differs, not one of three. */
function significantLength(x: string, y: string): number {
  let length = x.length;
  while (length > 0 && x.at(length - 1) === '0' && y.at(length - 1) === '0') length -= 1;
  return length > 1 ? length : 0;
}

/** The digits of a value as printed; `450.00` and `450` have the same. */
function digitsOf(fact: Fact, documents: readonly FactDocument[]): string {
  const document = documents[fact.document];
  const digits = document === undefined ? '' : printed(wordsOfFact(document, fact)).replace(/\D/gu, '');
  const hasCents =
    fact.value.type === 'money' && Number.isInteger(fact.value.low) && digits.length > 3 && digits.endsWith('00');
  return hasCents && String(Math.round(fact.value.low)).length === digits.length - 2 ? digits.slice(0, -2) : digits;
}

const isSwapped = (a: string, b: string): boolean => a.length === 2 && a !== b && a[0] === b[1] && a[1] === b[0];

/** One part of two full dates differs. */
function isDateSlip(a: PrintedDate, b: PrintedDate): boolean {
  if (a.day === undefined || b.day === undefined || a.year === undefined || b.year === undefined) return false;
  return Number(a.day !== b.day) + Number(a.month !== b.month) + Number(a.year !== b.year) === 1;
}
