import type { UnitPair, UnitPlace } from '../../align/pair-units.ts';
import { compareValues } from '../../facts/compare-values.ts';
import { factsOfSentence, printed, wordsOfFact, wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { plainWord } from '../../facts/stem.ts';
import { rightSums } from '../../arithmetic/document-relations.ts';
import { isTotalLabel } from '../../arithmetic/total-label.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import type { Place, Rule, RuleContext, RuleFinding } from '../rule.ts';
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

/** A row with an amount for what is said to be included elsewhere. */
function inRows({ documents, areRelated }: RuleContext): RuleFinding[] {
  const charges = documents.flatMap(chargesOf);
  return documents.flatMap((document) =>
    freeStatements(document).flatMap((free) => {
      const isFor = ({ subject }: Charge): boolean =>
        [...subject].some((term) => free.head.has(term)) && [...subject].every((term) => free.subject.has(term));
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

interface Charge {
  readonly fact: Fact;
  readonly label: string;
  readonly subject: ReadonlySet<string>;
}

/** Rows that ask for an amount: the last of the row. */
function chargesOf(document: FactDocument): Charge[] {
  return document.units.flatMap((unit, index) => {
    const passage = document.passages[unit.passage];
    if (passage?.kind !== 'row' || passage.isHead === true) return [];
    const amounts = factsOfSentence(document, index).filter(
      ({ value }) => value.type === 'money' || value.type === 'number',
    );
    const fact = amounts.at(-1);
    if (fact === undefined || fact.value.low === 0) return [];
    // A bare number is a price only where nothing stands behind it: not in `130 plates, 10 of them spare`.
    if (fact.value.type === 'number' && !passage.cells.some(({ end }) => end === fact.end)) return [];
    const named = passage.words.slice(0, amounts[0]?.start ?? 0).map((word) => word.text);
    const words = named.slice(0, endOfName(named));
    // A credit is no charge; what is deducted is one for the other side.
    if (isNegative(document, fact) && !words.some((word) => chargeWord.test(plainWord(word)))) return [];
    if (isTotalLabel(words.join(' '))) return [];
    return [
      { fact, label: words.join(' ').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), subject: subjectOf(words) },
    ];
  });
}

/** What stands behind a colon or a comma only tells more about the charge, unless it says that it is one on top. */
function endOfName(words: readonly string[]): number {
  const at = words.findIndex((word) => /[:,]$/u.test(word));
  return at < 0 || words.slice(at + 1).some((word) => onTop.test(plainWord(word))) ? words.length : at + 1;
}

const onTop =
  /^(?:extra|additional|further|more|beyond|above|exceeding|zusatzlich\p{L}*|weitere\p{L}*|mehr\p{L}*|supplementaires?|autres?|adicional(?:es)?|otr[oa]s)$/u;

const isNegative = (document: FactDocument, fact: Fact): boolean =>
  fact.value.sign === -1 || fact.value.low < 0 || /^[−–-]/u.test(printed(wordsOfFact(document, fact)));

/** Of two sentences about one thing, one leaves it free and one puts a price on it. */
function inSentences({ documents, unitPairs }: RuleContext): RuleFinding[] {
  return unitPairs.flatMap((pair) =>
    pair.likeness < alikeAbove || pair.weight < weightAbove
      ? []
      : [...between(documents, pair, pair.a, pair.b), ...between(documents, pair, pair.b, pair.a)],
  );
}

function between(documents: readonly FactDocument[], { shared }: UnitPair, a: UnitPlace, b: UnitPlace): RuleFinding[] {
  const [first, second] = [documents[a.document], documents[b.document]];
  const [unitA, unitB] = [first?.units[a.unit], second?.units[b.unit]];
  if (first === undefined || second === undefined || unitA === undefined || unitB === undefined) return [];
  const wordsA = wordsOfUnit(first, unitA).map((word) => word.text);
  const wordsB = wordsOfUnit(second, unitB).map((word) => word.text);
  const free = freeRange(wordsA.map(plainWord));
  if (free === undefined || freeRange(wordsB.map(plainWord)) !== undefined) return [];
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
  if (![...left].some((term) => right.has(term) && shared.has(term))) return [];
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
