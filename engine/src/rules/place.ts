import type { Fact, FactDocument } from '../facts/fact.ts';
import type { Place } from './rule.ts';

/** Longer sentences are quoted around the value only, in words. */
const longestQuote = 48;
const around = 16;

/** The place of a fact with the sentence or row around it as its quote. */
export function placeOfFact(document: FactDocument, fact: Fact): Place {
  return { ...placeOfWords(document, fact.passage, fact.start, fact.end, fact.sentence), value: fact.value };
}

/** The place of some words of a passage with the sentence or row around them as its quote. */
export function placeOfWords(
  document: FactDocument,
  passage: number,
  start: number,
  end: number,
  sentence: number,
): Place {
  const unit = document.units[sentence];
  const from = unit?.passage === passage ? unit.start : start;
  const to = unit?.passage === passage ? Math.max(unit.end, end) : end;
  const isLong = to - from > longestQuote;
  return {
    document: document.index,
    passage,
    start: isLong ? Math.max(from, start - around) : from,
    end: isLong ? Math.min(to, end + around) : to,
    valueStart: start,
    valueEnd: end,
  };
}
