import type { TermWeights } from '../../align/term-weights.ts';
import { weekdayNames } from '../../facts/date-lexicon.ts';
import { factsOfSentence, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { lookUp } from '../../facts/look-up.ts';
import { plainWord } from '../../facts/stem.ts';
import { termsOf, type Recurring } from './recurring.ts';

/** A sentence or row that says of one thing on which day of the week it happens. */
export interface RecurringDay extends Recurring {
  /** Days from Sunday. */
  readonly day: number;
  /** The days of the week that its document names anywhere. */
  readonly known: ReadonlySet<number>;
}

/** Longer sentences speak of more than what recurs. */
const longest = 20;
/** Sentences that say less beside the day tell nothing. */
const fewestTerms = 2;
const perYear = 52;
/** Before the name of a day these make it any week's: `every Monday`, `le lundi`, `los lunes`. */
const every = /^(?:every|each|jeden|jedem|les?|chaque|los|el|cada|immer)$/u;
const partOfDay = /^(?:mornings?|afternoons?|evenings?|nights?)$/u;

/** The sentences of a document that name one day of the week on which something recurs. */
export function findRecurringDays(document: FactDocument, weights: TermWeights): RecurringDay[] {
  const known = new Set<number>();
  const found = document.units.flatMap((unit, index): Omit<RecurringDay, 'known'>[] => {
    const words = wordsOfUnit(document, unit).map(({ text }) => text);
    const plain = words.map(plainWord);
    const places = [...plain.keys()].filter((at) => dayOf(plain[at] ?? '') !== undefined);
    if (places.length === 0 || factsOfSentence(document, index).some(({ value }) => value.type === 'date')) return [];
    for (const at of places) known.add(dayOf(plain[at] ?? '') ?? 0);
    const [at = 0, ...others] = places;
    const day = dayOf(plain[at] ?? '');
    const passage = document.passages[unit.passage];
    if (others.length > 0 || day === undefined || words.length > longest || passage?.kind !== 'paragraph') return [];
    if (!isRecurring(plain, at)) return [];
    const recurrence = { start: at, end: at + 1, perYear, isAdjective: false };
    const terms = termsOf(words, recurrence, weights);
    const total = [...terms.values()].reduce((sum, weight) => sum + weight, 0);
    return terms.size < fewestTerms
      ? []
      : [{ document: document.index, unit: index, recurrence, terms, total, noun: undefined, day }];
  });
  return found.map((one) => Object.assign(one, { known }));
}

/** One document names the one day and not the other, the other the other way round. */
export const areOtherDays = (a: RecurringDay, b: RecurringDay): boolean =>
  a.day !== b.day && !a.known.has(b.day) && !b.known.has(a.day);

/** `Mondays`, `montags`, `every Monday`, `le lundi`, `Monday evenings`. */
function isRecurring(plain: readonly string[], at: number): boolean {
  const word = plain[at] ?? '';
  return (
    /(?:days|tags|wochs|abends|dis|ches)$/u.test(word) ||
    every.test(plain[at - 1] ?? '') ||
    partOfDay.test(plain[at + 1] ?? '')
  );
}

const dayOf = (plain: string): number | undefined =>
  lookUp(weekdayNames, plain) ?? (plain.length > 5 ? lookUp(weekdayNames, plain.replace(/s$/u, '')) : undefined);
