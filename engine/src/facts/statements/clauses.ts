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

/** A stretch that says something by itself. */
const isWhole = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ isOpen }) => isOpen).length >= fewestOpen && tokens.some(isFinite);

/** Cuts a sentence at stops, and at joints where both sides say something by themselves. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 1; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined || !isJoint(before, token)) continue;
    if (!isWhole(tokens.slice(start, at)) || !isWhole(tokens.slice(at))) continue;
    clauses.push({ start, end: at });
    start = at;
  }
  return [...clauses, { start, end: tokens.length }];
}

const isJoint = (before: Token, token: Token): boolean =>
  stop.test(before.text) || has(token, 'conj') || (pause.test(before.text) && has(token, 'cond', 'except', 'det'));
