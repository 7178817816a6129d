import type { Statement } from '../../facts/statements/statement.ts';
import type { Token } from '../../facts/statements/token.ts';

/** How much a term tells: much when few statements hold it. */
export type Rarity = (term: string) => number;

/** What two statements speak of, held against each other. */
export interface Likeness {
  /** Part of the weight of the open words of each that the other has a like for. */
  readonly coverA: number;
  readonly coverB: number;
  /** Open words of each without a like. */
  readonly leftA: readonly Token[];
  readonly leftB: readonly Token[];
}

/** Letters that words of one family share at their beginning. */
export const prefixLength = 5;
/** What a like counts by what it shares. */
const worth = { word: 1, stem: 0.9, prefix: 0.6, part: 0.5 } as const;
/** Letters of a noun within a compound. */
const shortestPart = 5;

export function wordLikeness(a: Token, b: Token): number {
  if (a.plain === b.plain) return worth.word;
  if (a.stem !== '' && a.stem === b.stem) return worth.stem;
  if (a.plain.length >= prefixLength && a.plain.slice(0, prefixLength) === b.plain.slice(0, prefixLength))
    return worth.prefix;
  const [short, long] = a.plain.length <= b.plain.length ? [a.plain, b.plain] : [b.plain, a.plain];
  return short.length >= shortestPart && long.includes(short.slice(0, Math.max(shortestPart, short.length - 2)))
    ? worth.part
    : 0;
}

export function likenessOf(a: Statement, b: Statement, rarity: Rarity): Likeness {
  const [one, other] = [coverOf(a.open, b.open, rarity), coverOf(b.open, a.open, rarity)];
  return {
    coverA: one.cover,
    coverB: other.cover,
    leftA: one.left,
    leftB: other.left,
  };
}

function coverOf(
  words: readonly Token[],
  others: readonly Token[],
  rarity: Rarity,
): { cover: number; left: readonly Token[] } {
  let [sum, total] = [0, 0];
  const left: Token[] = [];
  for (const word of words) {
    const weight = rarity(word.plain);
    let best = 0;
    for (const other of others) best = Math.max(best, wordLikeness(word, other));
    sum += weight * best;
    total += weight;
    if (best === 0) left.push(word);
  }
  return { cover: total === 0 ? 0 : sum / total, left };
}
