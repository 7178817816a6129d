import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import { dayAfter, dayOf } from './days.ts';
import { areOfOneLabel, isLone } from './labels.ts';

/** `for five years from 1 March 2024`: when a stretch of time begins and how long it is. */
export interface StatedTerm {
  readonly begin: Fact;
  readonly length: Fact;
  /** The day on which it is over: an end a day before is the same. */
  readonly over: number;
}

/** Days that counting may differ by: with or without the first and the last one, to the end of the week. */
const counting = 3;
/** Stretches of so many days are no terms. */
const shortest = 14;

/** The terms of a document, each alone with its beginning in its sentence, or in the rows of two labels. */
export const findTerms = (document: FactDocument): StatedTerm[] => [
  ...termsOfSentences(document),
  ...termsOfLabels(document),
];

function termsOfLabels(document: FactDocument): StatedTerm[] {
  const lengths = document.facts.filter((fact) => fact.value.type === 'duration' && fact.source === 'label');
  return lengths
    .filter((length) => !length.isFormer && isTerm(length) && length.sense?.event === 'term')
    .flatMap((length) => {
      const begin = document.facts.find(
        (fact) => dayOf(fact) !== undefined && fact.sense?.event === 'start' && areOfOneLabel(fact, length),
      );
      if (begin === undefined || !isLone(begin, document) || !isLone(length, document)) return [];
      const over = dayAfter(dayOf(begin) ?? 0, length.value);
      return over === undefined ? [] : [{ begin, length, over }];
    });
}

function termsOfSentences(document: FactDocument): StatedTerm[] {
  return document.units.flatMap((_, sentence) => {
    const facts = factsOfSentence(document, sentence).filter((fact) => !fact.isFormer);
    const [length, ...lengths] = facts.filter(({ value }) => value.type === 'duration');
    if (length === undefined || lengths.length > 0) return [];
    const [begin, ...begins] = facts.filter((fact) => dayOf(fact) !== undefined && isBegin(fact));
    if (begin === undefined || begins.length > 0 || !isTerm(length)) return [];
    const over = dayAfter(dayOf(begin) ?? 0, length.value);
    return over === undefined || over - (dayOf(begin) ?? 0) < shortest ? [] : [{ begin, length, over }];
  });
}

const isBegin = ({ sense }: Fact): boolean => sense?.events.has('start') === true && !sense.events.has('end');

/** Events that last; a notice or a delivery within so many weeks has no end of its own. */
const lasting: ReadonlySet<string> = new Set(['term', 'start', 'end', 'warranty', 'validity']);

const isTerm = ({ value, sense }: Fact): boolean =>
  value.upper === undefined &&
  value.bound === 'exact' &&
  (sense?.role === '' || sense?.role === 'length') &&
  (sense.event === undefined || lasting.has(sense.event));

/** Whether a stated end is that of the term. */
export const endsThen = ({ over }: StatedTerm, end: number): boolean => Math.abs(end - (over - 1)) <= counting;
