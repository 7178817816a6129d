import { isLimited } from './limit.ts';
import { has, type Token } from './token.ts';

/** What a clause demands, allows or forbids, or that it only says so: `plain`. `limit` says how far, not whether. */
export type Mood = 'must' | 'may' | 'forbid' | 'neednot' | 'should' | 'plain' | 'plainnot' | 'limit';

/** Words before and behind a word of force among which a negator denies it. */
const [before, behind] = [9, 4];

const isForce = (token: Token): boolean => has(token, 'shall', 'must', 'may', 'forbid', 'should', 'optional');

export const isNegator = (token: Token): boolean => has(token, 'not', 'no');

/** The first word of force decides, with a negator near it; `please` and `should` only where no other word does. */
export function moodOf(tokens: readonly Token[], spent: ReadonlySet<number>): Mood {
  const strong = tokens.findIndex((token) => isForce(token) && !has(token, 'should'));
  const at = strong < 0 ? tokens.findIndex(isForce) : strong;
  const force = tokens[at];
  const isDenial = (index: number): boolean => {
    const token = tokens[index];
    return token !== undefined && isNegator(token) && !spent.has(index);
  };
  const negators = [...tokens.keys()].filter(isDenial);
  if (force === undefined) {
    if (negators.length === 0) return 'plain';
    return isLimited(tokens) ? 'limit' : 'plainnot';
  }
  // `Ne … pas`, `no … ningún`: two negators deny once.
  const isDenied = negators.some((index) => index >= at - before && index <= at + behind);
  if (isLimited(tokens) && (isDenied || has(force, 'forbid'))) return 'limit';
  return moodOfForce(force, isDenied);
}

function moodOfForce(force: Token, isDenied: boolean): Mood {
  if (has(force, 'forbid')) return isDenied ? 'may' : 'forbid';
  if (has(force, 'should')) return 'should';
  if (has(force, 'optional') && !has(force, 'may', 'must')) return isDenied ? 'must' : 'neednot';
  if (has(force, 'shall')) return isDenied ? 'forbid' : 'must';
  if (has(force, 'must')) return isDenied ? 'neednot' : 'must';
  return isDenied ? 'forbid' : 'may';
}
