import type { TermWeights } from '../../align/term-weights.ts';
import { factsOfSentence, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { findRecurrences, type Recurrence } from '../../facts/times/recurrences.ts';
import { stem } from '../../facts/words/stem.ts';
import { timeEventOf } from '../../facts/times/time-event.ts';
import { wordTerms } from '../../facts/words/word-terms.ts';

/** A sentence or row that says of one thing how often it happens. */
export interface Recurring {
  readonly document: number;
  readonly unit: number;
  readonly recurrence: Recurrence;
  /** What it says besides, as stems with what they tell. */
  readonly terms: ReadonlyMap<string, number>;
  readonly total: number;
  /** What stands behind `monthly`, where that may belong to it. */
  readonly noun: string | undefined;
}

/** Longer sentences speak of more than what recurs. */
const longest = 28;
/** Letters by which words of one family are known. */
const rootLength = 5;
/** Terms of time: they are not what recurs. */
const ofTime = /^=(?:day|week|month|quarter|year|hour|term|date)$/u;

/** The sentences of a document that name one interval, and no amount that might be reckoned by it. */
export function findRecurring(document: FactDocument, weights: TermWeights): Recurring[] {
  return document.units.flatMap((unit, index) => {
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    if (words.length > longest || document.passages[unit.passage]?.kind === 'furniture') return [];
    const [recurrence, ...rest] = findRecurrences(words);
    if (recurrence === undefined || rest.length > 0) return [];
    if (factsOfSentence(document, index).some(({ value: { type } }) => type === 'money' || type === 'percent'))
      return [];
    const terms = termsOf(words, recurrence, weights);
    const total = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
    return [{ document: document.index, unit: index, recurrence, terms, total, noun: nounOf(words, recurrence) }];
  });
}

function termsOf(words: readonly string[], { start, end }: Recurrence, weights: TermWeights): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    if (index >= start && index < end) continue;
    for (const { term } of wordTerms(word)) if (!ofTime.test(term)) terms.set(rootOf(word, term), weights(term));
  }
  return terms;
}

/** What a verb and its noun share: `limpian`, `limpieza`; `wischen`, `gewischt`. */
function rootOf(word: string, term: string): string {
  const event = timeEventOf(word);
  if (event !== undefined && event !== 'serving') return `@${event}`;
  return term.startsWith('=') ? term : term.replace(/^ge([A-Za-zªµºÀ-ÖØ-ӿ]{3,})t$/u, '$1').slice(0, rootLength);
}

function nounOf(words: readonly string[], { end, isAdjective }: Recurrence): string | undefined {
  if (!isAdjective || /[.,;:]$/u.test(words[end - 1] ?? '')) return undefined;
  return words
    .slice(end, end + 2)
    .map((word) => (stem(word) === '' ? '' : rootOf(word, stem(word))))
    .find((term) => term !== '');
}
