import { has, type Token } from './token.ts';

/** A stretch of the tokens of a sentence: `tokens.slice(start, end)`. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

/** Open words that a clause has at least. */
const fewestOpen = 2;

const pause = /[,;:–—]["”»)]?$|^[–—]$/u;
const stop = /[;:]["”»)]?$/u;

const isFinite = (token: Token): boolean =>
  has(token, 'aux', 'shall', 'must', 'may', 'forbid', 'should', 'pay', 'falls', 'incl', 'excl', 'charge');

/** Cuts a sentence at stops, and at joints where both sides say something by themselves. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  const open = countedUpTo(tokens, ({ isOpen }) => isOpen);
  const finite = countedUpTo(tokens, isFinite);
  const isWhole = (from: number, to: number): boolean =>
    (open[to] ?? 0) - (open[from] ?? 0) >= fewestOpen && (finite[to] ?? 0) > (finite[from] ?? 0);
  let start = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined || !isJoint(before, token)) continue;
    if (!isWhole(start, at) || !isWhole(at, tokens.length)) continue;
    clauses.push({ start, end: at });
    start = at;
  }
  return [...clauses, { start, end: tokens.length }];
}

/** How many of the tokens before each position are such. */
function countedUpTo(tokens: readonly Token[], isSuch: (token: Token) => boolean): number[] {
  const counts = [0];
  for (const [at, token] of tokens.entries()) counts.push((counts[at] ?? 0) + Number(isSuch(token)));
  return counts;
}

const isJoint = (before: Token, token: Token): boolean =>
  stop.test(before.text) || has(token, 'conj') || (pause.test(before.text) && has(token, 'cond', 'except', 'det'));
