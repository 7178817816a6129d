import type { TermWeights } from '../../align/term-weights.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';

/** A sentence with what it speaks of. */
export interface Sentence {
  readonly unit: number;
  readonly terms: ReadonlySet<string>;
}

/** How much of a sentence another document says in one place. */
export interface Covered extends Sentence {
  /** Weight of its terms that the likest passage holds, as part of that of all its terms: 0 to 1. */
  readonly share: number;
}

/** Sentences with fewer telling words are covered, or not, by chance. */
const fewestTerms = 5;

/** The telling sentences of the paragraphs of a document. */
export function sentencesOf(document: FactDocument): Sentence[] {
  return document.units.flatMap((entry, unit) => {
    if (document.passages[entry.passage]?.kind !== 'paragraph') return [];
    const terms = termsOf(wordsOfUnit(document, entry));
    return terms.size < fewestTerms ? [] : [{ unit, terms }];
  });
}

function termsOf(words: readonly { readonly text: string }[]): Set<string> {
  const terms = new Set(words.map(({ text }) => stem(text)));
  for (const term of terms) if (term === '' || /^\d/u.test(term)) terms.delete(term);
  return terms;
}

/** How much of each sentence the likest passage of a document holds. */
export function coverageIn(
  document: FactDocument,
  sentences: readonly Sentence[],
  weights: TermWeights,
): readonly Covered[] {
  const holders = new Map<string, number[]>();
  for (const [at, { words }] of document.passages.entries()) {
    for (const term of termsOf(words)) {
      const list = holders.get(term);
      if (list === undefined) holders.set(term, [at]);
      else list.push(at);
    }
  }
  return sentences.map((sentence) => {
    const held = new Float64Array(document.passages.length);
    let total = 0;
    for (const term of sentence.terms) {
      const weight = weights(term);
      total += weight;
      for (const at of holders.get(term) ?? []) held[at] = (held[at] ?? 0) + weight;
    }
    return { ...sentence, share: total === 0 ? 1 : Math.max(0, ...held) / total };
  });
}
