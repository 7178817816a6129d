import { distance } from 'fastest-levenshtein';

/** Part of the letters that two spellings of one name share. */
const alikeAbove = 0.55;

const likeness = (a: string, b: string): number => 1 - distance(a, b) / Math.max(a.length, b.length);

const isInitial = (token: string): boolean => token.length === 1;

/** `Terr.` is short for `Terrace`. */
const isShort = (short: string, long: string): boolean =>
  short.length >= 3 && short.length <= 4 && long.length >= short.length + 2 && long.startsWith(short);

/**
 * How two different names relate: 0 when nothing says that they mean the same, else 0 to 1.
 * One name may leave out what the other spells out; that is no difference.
 */
export function nameConflict(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return 0;
  let equal = 0;
  let different = 0;
  let score = 1;
  for (const [index, token] of a.entries()) {
    const other = b[index] ?? '';
    if (token === other) {
      equal += isInitial(token) ? 0 : 1;
      continue;
    }
    if (isInitial(token) || isInitial(other)) {
      // "J. Smith" may be "John Smith"; two initials may not differ.
      if (token[0] !== other[0]) {
        different += 1;
        score *= isInitial(token) && isInitial(other) ? 0.85 : 0.5;
      }
      continue;
    }
    if (token === `${other}s` || other === `${token}s` || isShort(token, other) || isShort(other, token)) {
      equal += 1;
      continue;
    }
    different += 1;
    score *= likeness(token, other);
  }
  if (different === 0) return 0;
  const isAllAlike = equal === 0 && score >= 0.55;
  return isAllAlike || (equal > 0 && score >= alikeAbove * 0.7) ? score : 0;
}
