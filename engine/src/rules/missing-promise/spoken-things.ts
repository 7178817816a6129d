import { compareValues } from '../../facts/compare-values.ts';
import type { FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/stem.ts';
import { vocabulary } from '../../facts/vocabulary.ts';
import { wordTerms } from '../../facts/word-terms.ts';
import type { TermWeights } from '../../align/term-weights.ts';
import { isBenefit, kinOf } from './kin.ts';
import type { Promised } from './promises.ts';

/** What a paper speaks of, looked up by terms and by words that are parts of longer ones. */
export interface Spoken {
  readonly document: FactDocument;
  readonly terms: ReadonlySet<string>;
  readonly words: string;
}

export function spokenOf(document: FactDocument): Spoken {
  const words = [...vocabulary(document)];
  const terms = new Set(words.flatMap((word) => wordTerms(word).map(({ term }) => term)));
  terms.delete('');
  return { document, terms, words: words.map(plainWord).join(' ') };
}

/** Roots that are shorter stand in many words. */
const shortestRoot = 5;
/** Part of what a promise names, by weight, that the other paper may hold where the promise names several things. */
const mostHeld = 0.34;
const mostHeldOfRow = 0.5;
const several = 3;

/** Whether a paper may speak of what is promised: by its name, by another name for it, or by the amount. */
export function speaksOf(spoken: Spoken, promised: Promised, weights: TermWeights): boolean {
  if (promised.facts.some((fact) => hasAmount(spoken.document, fact.value))) return true;
  const { things, label } = promised;
  const held = [...things].filter((term) => [...kinOf(term)].some((kin) => holds(spoken, kin)));
  if (held.length === 0) return false;
  if (label.size > 0 ? held.some((term) => label.has(term)) : things.size < several || held.some(isBenefit))
    return true;
  const weigh = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + weights(term), 0);
  return weigh(held) / weigh(things) > (label.size > 0 ? mostHeldOfRow : mostHeld);
}

/** `Umzug` stands in `Umzugskosten`. */
const holds = ({ terms, words }: Spoken, term: string): boolean =>
  terms.has(term) || (!term.startsWith('=') && term.length >= shortestRoot && words.includes(term));

/** Times and small counts are said of many things: only an amount of money or a share is known by itself. */
const hasAmount = ({ facts }: FactDocument, value: Promised['facts'][number]['value']): boolean =>
  (value.type === 'money' || value.type === 'percent') &&
  facts.some(
    (fact) =>
      fact.value.type === value.type &&
      compareValues({ ...fact.value, bound: 'exact' }, { ...value, bound: 'exact' }) === 'same',
  );
