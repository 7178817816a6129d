import { wordsOfUnit } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import type { RuleContext } from '../rule.ts';

/** A sentence of a document, by their positions. */
export interface SentencePlace {
  readonly document: number;
  readonly sentence: number;
}

/** How alike two sentences are, 0 to 1. */
export type SentenceLikeness = (a: SentencePlace, b: SentencePlace) => number;

/** What two sentences share by chance, such as the name that is asked about. */
const fewestShared = 2;
const leastTotal = 0.1;

/** Tells how alike sentences are: the weight of the terms that two share, as part of that of the terms of the shorter one. */
export function sentenceLikeness({ documents, weights }: Pick<RuleContext, 'documents' | 'weights'>): SentenceLikeness {
  const known = new Map<string, ReadonlySet<string>>();
  const termsOf = ({ document: index, sentence }: SentencePlace): ReadonlySet<string> => {
    const key = `${index} ${sentence}`;
    let terms = known.get(key);
    if (terms === undefined) {
      const [document, unit] = [documents[index], documents[index]?.units[sentence]];
      const words = document === undefined || unit === undefined ? [] : wordsOfUnit(document, unit);
      terms = new Set(words.map(({ text }) => stem(text)).filter((term) => term !== ''));
      known.set(key, terms);
    }
    return terms;
  };
  const sum = (terms: Iterable<string>): number => [...terms].reduce((total, term) => total + weights(term), 0);
  return (a, b) => {
    const [x, y] = [termsOf(a), termsOf(b)];
    const shared = [...x].filter((term) => y.has(term));
    return shared.length < fewestShared ? 0 : sum(shared) / Math.max(leastTotal, Math.min(sum(x), sum(y)));
  };
}
