import type { FactDocument, Unit } from '../facts/fact.ts';
import type { ReadingText } from '../layout/reading-text/index.ts';
import type { Span } from './change-map.ts';

/** A document as versions are compared: its words as one stream, and the values and sentences read in them. */
export interface Paper {
  readonly text: ReadingText;
  readonly facts: FactDocument;
}

/** Position of the sentence in which a word of a passage stands. */
export function sentenceAt({ units }: FactDocument, passage: number, word: number): number {
  let [low, high] = [0, units.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const unit = units[middle];
    if (unit !== undefined && (unit.passage < passage || (unit.passage === passage && unit.start <= word)))
      low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The tokens of the sentence that holds a token; of one in no sentence, of its passage. */
export function sentenceSpan({ text, facts }: Paper, token: number): Span {
  const at = Math.max(0, Math.min(token, text.length - 1));
  const passage = text.passageOf[at] ?? 0;
  const unit: Unit | undefined = facts.units[sentenceAt(facts, passage, text.firstWords[at] ?? 0)];
  const isInside = (other: number): boolean =>
    text.passageOf[other] === passage &&
    (unit?.passage !== passage ||
      ((text.firstWords[other] ?? 0) >= unit.start && (text.firstWords[other] ?? 0) < unit.end));
  let [from, to] = [at, at + 1];
  while (from > 0 && isInside(from - 1)) from -= 1;
  while (to < text.length && isInside(to)) to += 1;
  return [from, to];
}

export const startsSentence = (paper: Paper, token: number): boolean =>
  token >= paper.text.length || sentenceSpan(paper, token)[0] === token;

/** The sentences of a paper in their order, as runs of tokens that leave none out. */
export function sentencesOf(paper: Paper): Span[] {
  const sentences: Span[] = [];
  for (let from = 0; from < paper.text.length;) {
    const [, end] = sentenceSpan(paper, from);
    const to = Math.max(end, from + 1);
    sentences.push([from, to]);
    from = to;
  }
  return sentences;
}
