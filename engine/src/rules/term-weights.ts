import type { FactDocument } from '../facts/fact.ts';
import { stem } from '../facts/words/stem.ts';

/** How much a term tells: much when few sentences of the documents hold it. */
export type TermWeights = (term: string) => number;

interface SentenceCount {
  sentences: number;
  /** Number of the last sentence counted: one that holds a term twice counts once. */
  last: number;
}

export function termWeights(documents: readonly FactDocument[]): TermWeights {
  const counts = new Map<string, SentenceCount>();
  const countOf = (term: string): SentenceCount => {
    let count = counts.get(term);
    if (count === undefined) counts.set(term, (count = { sentences: 0, last: 0 }));
    return count;
  };
  // Of a word that occurs a thousand times the terms are made out once.
  const ofWord = new Map<string, SentenceCount | undefined>();
  let total = 0;
  for (const document of documents) {
    for (const unit of document.units) {
      const words = document.passages[unit.passage]?.words ?? [];
      total += 1;
      for (let index = unit.start; index < unit.end; index += 1) {
        const text = words[index]?.text ?? '';
        if (!ofWord.has(text)) ofWord.set(text, stem(text) === '' ? undefined : countOf(stem(text)));
        const count = ofWord.get(text);
        if (count === undefined) continue;
        if (count.last !== total) count.sentences += 1;
        count.last = total;
      }
    }
  }
  const size = Math.max(total, 20);
  return (term) => Math.log(1 + size / (1 + (counts.get(term)?.sentences ?? 0)));
}
