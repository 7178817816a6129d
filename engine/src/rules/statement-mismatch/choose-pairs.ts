import type { Statement } from '../../facts/statements/statement.ts';
import type { ComparedPair } from './compare-pair.ts';

export interface ScoredPair {
  readonly compared: ComparedPair;
  readonly score: number;
}

/** Of each sentence the one partner that it has in another document: the pair that scores highest first. */
export function choosePairs(pairs: readonly ScoredPair[]): ScoredPair[] {
  const taken = new Set<string>();
  return pairs
    .toSorted((x, y) => y.score - x.score || byPlace(x.compared.pair, y.compared.pair))
    .filter(({ compared: { pair } }) => {
      const keys = [`${keyOf(pair.a)} ${pair.b.document}`, `${keyOf(pair.b)} ${pair.a.document}`];
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
}

const keyOf = ({ document, unit }: Statement): string => `${document} ${unit}`;

interface Sides {
  readonly a: Statement;
  readonly b: Statement;
}

const byPlace = (x: Sides, y: Sides): number =>
  x.a.document - y.a.document ||
  x.a.unit - y.a.unit ||
  x.b.document - y.b.document ||
  x.b.unit - y.b.unit ||
  x.a.start - y.a.start ||
  x.b.start - y.b.start;
