import type { UnitPlace } from '../../align/pair-units.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import { factsOfSentence, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/words/stem.ts';
import { rightSums } from '../../arithmetic/document-relations.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
import { chargesOf, conditional, type Charge } from './find-charges.ts';
import { chargeWord, freeRange, freeStatements, subjectOf, type FreeStatement } from './free-statement.ts';

/** How alike two sentences must be, and how much the terms they share must tell. */
const alikeAbove = 0.4;
const weightAbove = 1.45;
/** Words between what is free or charged and the words that say so, at most. */
const reach = 5;

/** One document says that something is included or free of charge, another charges for it. */
export const rule: Rule = {
  id: 'unexpected-charge',
  find: (context) => [...inRows(context), ...inSentences(context)],
};

/** A row, or a sentence, with an amount for what is said to be included elsewhere. */
function inRows({ documents, areRelated }: RuleContext): RuleFinding[] {
  const charges = documents.flatMap(chargesOf);
  if (charges.length === 0) return [];
  return documents.flatMap((document) =>
    freeStatements(document).flatMap((free) => {
      const isFor = ({ subject }: Charge): boolean =>
        [...subject].some((term) => free.head.has(term)) &&
        [...subject].every((term) => free.subject.has(term)) &&
        [...free.only].every((term) => subject.has(term));
      if (charges.some((charge) => charge.fact.document === document.index && isFor(charge))) return [];
      return charges
        .filter(({ fact }) => fact.document !== document.index && areRelated(document.index, fact.document))
        .filter(isFor)
        .slice(0, 1)
        .flatMap(({ fact, label }) => {
          const other = documents[fact.document];
          return other === undefined || isInPrice(document, free, other, fact)
            ? []
            : [toFinding(label, toPlace(document, free), placeOfFact(other, fact), 0.8)];
        });
    }),
  );
}

/** What a price is said to include may well be a line of the sum that is that price. */
function isInPrice(document: FactDocument, { unit }: FreeStatement, other: FactDocument, charge: Fact): boolean {
  const prices = factsOfSentence(document, unit).filter(({ value }) => value.type === 'money');
  return rightSums(other).some(
    ({ output, inputs }) =>
      inputs.some(({ fact }) => fact === charge) &&
      prices.some(({ value }) => compareValues(value, output.fact.value) === 'same'),
  );
}

/** Of two sentences about one thing, one leaves it free and one puts a price on it. */
function inSentences({ documents, unitPairs }: RuleContext): RuleFinding[] {
  return unitPairs.flatMap((pair) =>
    pair.likeness < alikeAbove || pair.weight < weightAbove
      ? []
      : [...between(documents, pair.a, pair.b), ...between(documents, pair.b, pair.a)],
  );
}

function between(documents: readonly FactDocument[], a: UnitPlace, b: UnitPlace): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  const wordsA = wordsOfUnit(first, unitA).map((word) => word.text);
  const wordsB = wordsOfUnit(second, unitB).map((word) => word.text);
  const free = freeRange(wordsA.map(plainWord));
  if (free === undefined || freeRange(wordsB.map(plainWord)) !== undefined) return [];
  const known = new Set(wordsA.map(plainWord));
  if (wordsB.some((word) => conditional.test(plainWord(word)) && !known.has(plainWord(word)))) return [];
  const charge = wordsB.findIndex((word) => chargeWord.test(plainWord(word)));
  const price = factsOfSentence(second, b.unit).find(
    ({ start, value }) =>
      (value.type === 'money' || value.type === 'percent') &&
      start > unitB.start + charge &&
      start <= unitB.start + charge + reach,
  );
  if (charge < 0 || price === undefined) return [];
  const near = (words: readonly string[], from: number, to: number): Set<string> =>
    subjectOf(words.slice(Math.max(0, from - reach), to));
  const [left, right] = [near(wordsA, free[0], free[1]), near(wordsB, charge, charge + 1)];
  if (![...left].some((term) => right.has(term))) return [];
  const place = placeOfWords(first, unitA.passage, unitA.start + free[0], unitA.start + free[1], a.unit);
  const charged = placeOfWords(second, unitB.passage, unitB.start + charge, price.end, b.unit);
  return [toFinding('', place, charged, 0.75)];
}

const toPlace = (document: FactDocument, { unit, start, end }: FreeStatement): Place =>
  placeOfWords(document, document.units[unit]?.passage ?? 0, start, end, unit);

const toFinding = (subject: string, free: Place, charged: Place, confidence: number): RuleFinding => ({
  rule: 'unexpected-charge',
  kind: 'wording',
  severity: 'medium',
  confidence,
  subject,
  explanation: 'One document includes this or leaves it free of charge, the other charges for it.',
  sides: [{ places: [free] }, { places: [charged] }],
});
