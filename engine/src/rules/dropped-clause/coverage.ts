import type { TermWeights } from '../../align/term-weights.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { isLabelledClause } from '../../facts/words/split-sentences.ts';
import { stem } from '../../facts/words/stem.ts';

/** A sentence with what it speaks of. */
export interface Sentence {
  readonly unit: number;
  readonly terms: ReadonlySet<string>;
  /** Weight of all its terms. */
  readonly weight: number;
}

/** How much of a sentence another document says in one place. */
export interface Covered extends Sentence {
  /** Weight of its terms that the likest passage holds, as part of that of all its terms: 0 to 1. */
  readonly share: number;
}

/** Sentences with fewer telling words are covered, or not, by chance. */
const fewestTerms = 5;

/** The telling sentences of the paragraphs of a document. */
export function sentencesOf(document: FactDocument, weights: TermWeights): Sentence[] {
  return document.units.flatMap((entry, unit) => {
    const passage = document.passages[entry.passage];
    if (passage === undefined || (passage.kind !== 'paragraph' && !isLabelledClause(passage))) return [];
    const words = wordsOfUnit(document, entry);
    const terms = termsOf(words);
    // A dot between its parts makes a line the foot of a paper or an address, no sentence.
    if (words.some(({ text }) => text === '·')) return [];
    if (terms.size < fewestTerms) return [];
    return [{ unit, terms, weight: [...terms].reduce((sum, term) => sum + weights(term), 0) }];
  });
}

function termsOf(words: readonly { readonly text: string }[]): Set<string> {
  const terms = new Set(words.map(({ text }) => stem(text)));
  for (const term of terms) if (term === '' || /^\d/u.test(term)) terms.delete(term);
  return terms;
}

const indexes = new WeakMap<FactDocument, ReadonlyMap<string, readonly number[]>>();

/** The passages of a document by the terms that they hold; made once, for each is held against many others. */
function holdersIn(document: FactDocument): ReadonlyMap<string, readonly number[]> {
  const known = indexes.get(document);
  if (known !== undefined) return known;
  const holders = new Map<string, number[]>();
  for (const [at, { words }] of document.passages.entries()) {
    for (const term of termsOf(words)) {
      const list = holders.get(term);
      if (list === undefined) holders.set(term, [at]);
      else list.push(at);
    }
  }
  indexes.set(document, holders);
  return holders;
}

/** How much of each sentence the likest passage of a document holds. */
export function coverageIn(
  document: FactDocument,
  sentences: readonly Sentence[],
  weights: TermWeights,
): readonly Covered[] {
  const holders = holdersIn(document);
  const held = new Float64Array(document.passages.length);
  return sentences.map((sentence) => {
    let most = 0;
    for (const term of sentence.terms) {
      const passages = holders.get(term);
      if (passages === undefined) continue;
      const weight = weights(term);
      for (const at of passages) most = Math.max(most, (held[at] = (held[at] ?? 0) + weight));
    }
    for (const term of sentence.terms) for (const at of holders.get(term) ?? []) held[at] = 0;
    return { ...sentence, share: sentence.weight === 0 ? 1 : most / sentence.weight };
  });
}
