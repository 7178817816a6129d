import { shareObject } from '../../align/time-objects.ts';
import { factsOfSentence, type Fact, type FactDocument } from '../../facts/fact.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { isBill } from './bills.ts';
import { dayOf, printDay } from './days.ts';
import { areOfOneLabel, isLone } from './labels.ts';
import { findSpans, isSpan, type StatedSpan } from './stated-spans.ts';
import { endsThen, findTerms, type StatedTerm } from './stated-terms.ts';

/** An end before its beginning, or another end than a beginning and a term make. */
export const rule: Rule = {
  id: 'date-order',
  find: (context) =>
    context.documents.flatMap((document) => {
      const terms = findTerms(document);
      return [
        ...findSpans(document)
          .filter(isReversed)
          .map((span) => reversed(document, span)),
        ...terms.flatMap((term) => endsInPaper(document, term)),
        ...terms.flatMap((term) => endsElsewhere(context, document, term)),
      ];
    }),
};

const isReversed = ({ begin, end }: StatedSpan): boolean => (dayOf(end) ?? 0) < (dayOf(begin) ?? 0);

const reversed = (document: FactDocument, { begin, end }: StatedSpan): RuleFinding => ({
  rule: 'date-order',
  kind: 'internal',
  severity: 'medium',
  confidence: 0.9,
  explanation: 'The end lies before the beginning.',
  sides: [begin, end].map((fact) => ({ places: [placeOfFact(document, fact)] })),
});

/** The end that stands beside a term, or in the row of a label near it. */
function endsInPaper(document: FactDocument, term: StatedTerm): RuleFinding[] {
  const { begin, length } = term;
  const beside = factsOfSentence(document, begin.sentence).find(
    (fact) => fact.start > begin.start && dayOf(fact) !== undefined && isSpan(document, begin, fact),
  );
  const labelled = document.facts.find(
    (fact) =>
      dayOf(fact) !== undefined && fact.sense?.event === 'end' && areOfOneLabel(begin, fact) && isLone(fact, document),
  );
  const end = beside ?? labelled;
  if (end === undefined || isReversed({ begin, end }) || endsThen(term, dayOf(end) ?? 0)) return [];
  const sides = [length, end].map((fact) => ({ places: [placeOfFact(document, fact)] }));
  return [{ ...otherEnd(term), kind: 'internal', confidence: 0.85, sides }];
}

/** Papers of a matter that say of the same thing, and only of it, when it ends. */
function endsElsewhere(context: RuleContext, document: FactDocument, term: StatedTerm): RuleFinding[] {
  if (!isLone(term.length, document)) return [];
  return context.documents.flatMap((other) => {
    if (other === document || !context.areRelated(document.index, other.index)) return [];
    // The days on a bill are those that it charges.
    if (isBill(other)) return [];
    const end = other.facts.find((fact) => isEndOf(fact, term) && isLone(fact, other));
    if (end === undefined || endsThen(term, dayOf(end) ?? 0) || isToldOtherwise(context, term, end)) return [];
    const sides = [{ places: [placeOfTerm(document, term)] }, { places: [placeOfFact(other, end)] }];
    return [{ ...otherEnd(term), kind: 'value-conflict' as const, confidence: 0.7, sides }];
  });
}

function isEndOf(fact: Fact, { begin, length }: StatedTerm): boolean {
  const [day, { sense }] = [dayOf(fact), fact];
  if (day === undefined || fact.isFormer || sense?.event !== 'end' || sense.isFromHeading) return false;
  if (day <= (dayOf(begin) ?? 0) || !isOnlyEnd(sense.events, length)) return false;
  // "The insurance of the kiosk ends" is no end of the lease of the kiosk.
  const [head] = sense.objects;
  if (head !== undefined && !length.slot.has(head) && !begin.slot.has(head)) return false;
  return shareObject(length, fact) || shareObject(begin, fact);
}

/** No event is named that the term does not speak of: what ends is not the guarantee. */
const isOnlyEnd = (events: ReadonlySet<string>, { sense }: Fact): boolean =>
  [...events].every((event) => event === 'end' || event === 'term' || sense?.events.has(event));

/** The values of both sentences are held against each other already. */
const isToldOtherwise = ({ links }: RuleContext, { begin }: StatedTerm, end: Fact): boolean =>
  links.some(
    ({ a, b, relation }) =>
      relation === 'different' &&
      [
        [a, b],
        [b, a],
      ].some(
        ([x, y]) =>
          x?.document === begin.document &&
          x.sentence === begin.sentence &&
          y?.document === end.document &&
          y.sentence === end.sentence,
      ),
  );

const otherEnd = ({ over }: StatedTerm): Pick<RuleFinding, 'rule' | 'severity' | 'explanation'> => ({
  rule: 'date-order',
  severity: 'medium',
  explanation: `By its beginning and its length the term ends on ${printDay(over - 1)}.`,
});

/** From the first word of the term to the last of its beginning. */
function placeOfTerm(document: FactDocument, { begin, length }: StatedTerm): Place {
  if (begin.sentence !== length.sentence) return placeOfFact(document, length);
  const [start, end] = [Math.min(begin.start, length.start), Math.max(begin.end, length.end)];
  return placeOfWords(document, begin.passage, start, end, begin.sentence);
}
