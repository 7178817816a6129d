import { isFree } from './limit.ts';
import { has, type Token } from './token.ts';

/** Whether something is part of what is agreed, and whether it costs anything. */
export type Part = 'in' | 'out' | 'free' | 'paid' | 'none';

export interface PartSaid {
  readonly part: Part;
  /** The negator that it takes: it denies nothing else. */
  readonly negator: number | undefined;
}

/** Words between a negator and what it denies. */
const reach = 4;

/** Of a charge only a negator before it tells that there is none: `no fee`, but `the fee is not refunded`. */
function negatorNear(tokens: readonly Token[], at: number, isCharge: boolean): number | undefined {
  for (let step = 1; step <= reach; step += 1)
    for (const index of isCharge ? [at - step] : [at - step, at + step]) {
      const token = tokens[index];
      if (token !== undefined && has(token, 'not', 'no')) return index;
    }
  return undefined;
}

const turned: Readonly<Record<Part, Part>> = { in: 'out', out: 'in', free: 'paid', paid: 'free', none: 'none' };

/** `Cover for breakage is excluded`: the last word that says so decides. What a row gives an amount for is paid. */
export function partOf(tokens: readonly Token[], isPricedRow: boolean): PartSaid {
  const at = lastOf(tokens, 'incl', 'excl') ?? firstOf(tokens, 'free', 'charge');
  const token = at === undefined ? undefined : tokens[at];
  if (at === undefined || token === undefined) return { part: isPricedRow ? 'paid' : 'none', negator: undefined };
  const negator = negatorNear(tokens, at, has(token, 'charge'));
  const part = partOfWord(tokens, token);
  return { part: negator === undefined ? part : turned[part], negator };
}

function firstOf(tokens: readonly Token[], ...tags: Parameters<typeof has>[1][]): number | undefined {
  const at = tokens.findIndex((token) => has(token, ...tags));
  return at < 0 ? undefined : at;
}

function lastOf(tokens: readonly Token[], ...tags: Parameters<typeof has>[1][]): number | undefined {
  const at = tokens.findLastIndex((token) => has(token, ...tags));
  return at < 0 ? undefined : at;
}

function partOfWord(tokens: readonly Token[], token: Token): Part {
  if (has(token, 'excl')) return 'out';
  if (has(token, 'incl')) return 'in';
  const without = tokens.findIndex((one) => has(one, 'without'));
  return has(token, 'free') || (without >= 0 && isFree(tokens, without)) ? 'free' : 'paid';
}
