import { polarityClasses, polarityWords, type PolarityClass } from './polarity-words.ts';

export interface Polarity {
  readonly kind: PolarityClass;
  readonly pole: number;
}

const byWord = new Map<string, Polarity[]>();
for (const kind of polarityClasses) {
  for (const [pole, words] of polarityWords[kind].entries()) {
    for (const word of words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), { kind, pole }]);
  }
}

/** What a plain word turns; empty for words that turn nothing. */
export const polaritiesOf = (plain: string): readonly Polarity[] =>
  byWord.get(plain) ?? (plain.endsWith("n't") || plain.endsWith('n’t') ? [{ kind: 'negation', pole: 0 }] : []);
