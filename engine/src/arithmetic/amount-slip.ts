import { isNearMiss } from '../facts/values/edit-distance.ts';

/** Amounts of fewer digits resemble each other by chance. */
const fewestDigits = 4;

/** Whether the one amount is the other with one slip of the keys; `precision` is the smallest unit printed. */
export function isDigitSlip(a: number, b: number, precision: number): boolean {
  const [x, y] = [digitsOf(a, precision), digitsOf(b, precision)];
  return x.length >= fewestDigits && x.length === y.length && isNearMiss(x, y);
}

/** Whether the one amount has the digits of the other in another order: 92 for 29. */
export function isDigitsTurned(a: number, b: number, precision: number): boolean {
  const [x, y] = [digitsOf(a, precision), digitsOf(b, precision)].map((digits) => digits.split('').toSorted().join(''));
  return a !== b && x === y;
}

const digitsOf = (value: number, precision: number): string =>
  Math.abs(value)
    .toFixed(precision < 1 ? 2 : 0)
    .replace('.', '');

/** By what part of the second amount the first is off. */
export const shareOff = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(b), 1e-9);
