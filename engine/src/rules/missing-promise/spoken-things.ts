import { compareValues } from '../../facts/values/compare-values.ts';
import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { vocabulary } from '../../facts/words/vocabulary.ts';
import { wordTerms } from '../../facts/words/word-terms.ts';
import type { TermWeights } from '../../align/term-weights.ts';
import { isBenefit, kinOf } from './kin.ts';
import type { Promised } from './promises.ts';

/** Words that are spoken of together, by their terms and as text, for words that are parts of longer ones. */
interface Said {
  readonly terms: ReadonlySet<string>;
  readonly text: string;
}

/** What a paper speaks of, on the whole and sentence by sentence. */
export interface Spoken {
  readonly document: FactDocument;
  readonly whole: Said;
  readonly sentences: () => readonly Said[];
}

export function spokenOf(document: FactDocument): Spoken {
  let known: readonly Said[] | undefined;
  const sentences = (): readonly Said[] =>
    (known ??= document.units.map((unit) => saidBy(wordsOfUnit(document, unit).map(({ text }) => text))));
  return { document, whole: saidBy([...vocabulary(document)]), sentences };
}

function saidBy(words: readonly string[]): Said {
  const terms = new Set(words.flatMap((word) => wordTerms(word).map(({ term }) => term)));
  terms.delete('');
  return { terms, text: words.map(plainWord).join(' ') };
}

/** Roots that are shorter stand in many words. */
const shortestRoot = 5;
/** Part of what a promise names, by weight, that a sentence of the other paper may hold without speaking of it. */
const mostHeld = 0.6;

/** Whether a paper may speak of what is promised: by its name, by another name for it, by its amount, or by most of its words in one sentence. */
export function speaksOf(spoken: Spoken, promised: Promised, weights: TermWeights): boolean {
  if (promised.facts.some((fact) => hasAmount(spoken.document, fact.value))) return true;
  const { things, core } = promised;
  const held = [...things].filter((term) => holds(spoken.whole, term));
  if (held.length === 0) return false;
  if (held.some((term) => core.has(term) || isBenefit(term))) return true;
  const weigh = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + weights(term), 0);
  const most = weigh(things) * mostHeld;
  if (weigh(held) <= most) return false;
  return spoken.sentences().some((said) => weigh(held.filter((term) => holds(said, term))) > most);
}

/** Under its own name or another, or in a longer word: `Umzug` in `Umzugskosten`. */
const holds = (said: Said, term: string): boolean => [...kinOf(term)].some((kin) => holdsWord(said, kin));

const holdsWord = ({ terms, text }: Said, term: string): boolean =>
  terms.has(term) || (!term.startsWith('=') && term.length >= shortestRoot && text.includes(term));

/** Times and small counts are said of many things: only an amount of money or a share is known by itself. */
const hasAmount = ({ facts }: FactDocument, value: Promised['facts'][number]['value']): boolean =>
  (value.type === 'money' || value.type === 'percent') &&
  facts.some(
    (fact) =>
      fact.value.type === value.type &&
      compareValues({ ...fact.value, bound: 'exact' }, { ...value, bound: 'exact' }) === 'same',
  );
