import { isNearMiss } from '../../align/near-miss.ts';

/** A name and a part of it, its initials, or the same with a slip, which `name-mismatch` tells. */
export function isSamePlainName(a: readonly string[], b: readonly string[]): boolean {
  if (isWithin(a, b) || isWithin(b, a)) return true;
  return [
    [a, b],
    [b, a],
  ].some(([one = [], other = []]) => one.length === 1 && other.length > 1 && initials(other) === one[0]);
}

const isWithin = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word) => b.some((other) => word === other || isNearMiss(word, other)));

const initials = (words: readonly string[]): string => words.map((word) => word[0] ?? '').join('');
