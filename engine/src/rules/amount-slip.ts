import { isNearMiss } from '../align/near-miss.ts';

/** Amounts of fewer digits resemble each other by chance. */
const fewestDigits = 4;

/** Whether the one amount is the other with one slip of the keys; `precision` is the smallest unit printed. */
export function isDigitSlip(a: number, b: number, precision: number): boolean {
  const digits = (value: number): string =>
    Math.abs(value)
      .toFixed(precision < 1 ? 2 : 0)
      .replace('.', '');
  const [x, y] = [digits(a), digits(b)];
  return x.length >= fewestDigits && x.length === y.length && isNearMiss(x, y);
}

/** By what part of the second amount the first is off. */
export const shareOff = (a: number, b: number): number => Math.abs(a - b) / Math.max(Math.abs(b), 1e-9);
