import { has, type Token } from './token.ts';

/** What `without` asks for: `not without consent` needs it, `without consent` waives it. */
export type Waiver = 'needs' | 'waives' | 'none';

/** Words from a negator to what it limits, and from there to the value. */
const reach = 4;

/** `No more than two`, `not without consent`, `none but these`: the negator says how far, and not whether. */
export function isLimited(tokens: readonly Token[]): boolean {
  if (tokens.some((token) => has(token, 'without', 'except'))) return true;
  return tokens.some((token, at) => isNegatorOfLimit(token, tokens.slice(at + 1, at + 1 + reach * 2)));
}

function isNegatorOfLimit(token: Token, behind: readonly Token[]): boolean {
  if (!has(token, 'not', 'no')) return false;
  const at = behind.slice(0, reach).findIndex((one) => has(one, 'over', 'under', 'after', 'before', 'most', 'least'));
  return at >= 0 && behind.slice(at + 1, at + 1 + reach).some(({ isValue }) => isValue);
}

/** Where the negators of limits stand: they deny nothing else. */
export const limitNegators = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token, at) => (isNegatorOfLimit(token, tokens.slice(at + 1, at + 1 + reach * 2)) ? [at] : []));

export function waiverOf(tokens: readonly Token[]): Waiver {
  const at = tokens.findIndex((token) => has(token, 'without'));
  if (at < 0 || isFree(tokens, at)) return 'none';
  return tokens.some((token) => has(token, 'not', 'no', 'forbid')) ? 'needs' : 'waives';
}

/** `Without charge`: what is free asks for nothing. */
export const isFree = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + reach).some((token) => has(token, 'charge'));
