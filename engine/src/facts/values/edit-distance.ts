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
