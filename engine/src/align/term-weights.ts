import type { FactDocument } from '../facts/fact.ts';
import { wordTerms } from '../facts/word-terms.ts';

/** How much a term tells: much when few sentences of the documents hold it. */
export type TermWeights = (term: string) => number;

export function termWeights(documents: readonly FactDocument[]): TermWeights {
  const counts = new Map<string, number>();
  let total = 0;
  for (const document of documents) {
    for (const unit of document.units) {
      const words = document.passages[unit.passage]?.words ?? [];
      const terms = new Set<string>();
      for (let index = unit.start; index < unit.end; index += 1) {
        for (const { term } of wordTerms(words[index]?.text ?? '')) terms.add(term);
      }
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      total += 1;
    }
  }
  const size = Math.max(total, 20);
  return (term) => Math.log(1 + size / (1 + (counts.get(term) ?? 0)));
}

/** Weight of a term that only one sentence of each of two documents holds; the empty term, which none holds, tells their size. */
export const pairedWeight = (weights: TermWeights): number => Math.log1p(Math.expm1(weights('')) / 3);
