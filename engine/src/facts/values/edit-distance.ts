import { distance } from 'fastest-levenshtein';

/** Whether two texts are the same but for one slip: a wrong, missing or doubled mark, or two neighbours swapped. */
export function isNearMiss(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 3) return false;
  if (distance(a, b) === 1) return true;
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Marks at the end of a long number that may have been mixed up: `960277` and `960772`. */
const mixed = 3;
const longNumber = 7;

/** What two numbers share whose last marks are the same in another order. */
export const mixedEnd = (number: string): string =>
  `${number.slice(0, -mixed)} ${Array.from(number.slice(-mixed)).toSorted().join('')}`;

export const isMixedEnd = (a: string, b: string): boolean =>
  a !== b && a.length >= longNumber && a.length === b.length && mixedEnd(a) === mixedEnd(b);
