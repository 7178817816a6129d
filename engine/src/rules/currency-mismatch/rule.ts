import type { Fact, FactDocument } from '../../facts/fact.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';
import { statedCurrency, type StatedCurrency } from './stated-currency.ts';

/** Amounts of one currency from which on a document is reckoned in it. */
const fewestAmounts = 2;

/** One document says that its amounts are in one currency, another that they are in another, or prints them so. */
export const rule: Rule = {
  id: 'currency-mismatch',
  find: ({ documents, areRelated }) => {
    const stated = documents.map(statedCurrency);
    return documents.flatMap((first, a) =>
      documents.slice(a + 1).flatMap((second, offset) => {
        const b = a + 1 + offset;
        return areRelated(a, b) ? check(first, stated[a], second, stated[b]) : [];
      }),
    );
  },
};

function check(
  first: FactDocument,
  a: StatedCurrency | undefined,
  second: FactDocument,
  b: StatedCurrency | undefined,
): RuleFinding[] {
  if (a === undefined && b === undefined) return [];
  const [x, y] = [a?.code ?? printedCurrency(first), b?.code ?? printedCurrency(second)];
  // A document that prints amounts in the currency of the other knows both.
  if (x === undefined || y === undefined || x === y || isPrinted(first, y) || isPrinted(second, x)) return [];
  const places = [placeOf(first, a, x), placeOf(second, b, y)];
  return places.every((place) => place !== undefined) ? [toFinding(places)] : [];
}

const moneyOf = ({ facts }: FactDocument): Fact[] =>
  facts.filter(({ value }) => value.type === 'money' && value.unit !== '');

const isPrinted = (document: FactDocument, code: string): boolean =>
  moneyOf(document).some(({ value }) => value.unit === code);

/** The one currency in which a document prints its amounts. */
function printedCurrency(document: FactDocument): string | undefined {
  const codes = moneyOf(document).map(({ value }) => value.unit);
  return codes.length >= fewestAmounts && new Set(codes).size === 1 ? codes[0] : undefined;
}

function placeOf(document: FactDocument, stated: StatedCurrency | undefined, code: string): Place | undefined {
  if (stated !== undefined) {
    const passage = document.units[stated.unit]?.passage ?? 0;
    return placeOfWords(document, passage, stated.start, stated.end, stated.unit);
  }
  const fact = moneyOf(document).find(({ value }) => value.unit === code);
  return fact === undefined ? undefined : placeOfFact(document, fact);
}

const toFinding = (places: readonly Place[]): RuleFinding => ({
  rule: 'currency-mismatch',
  kind: 'value-conflict',
  severity: 'high',
  confidence: 0.8,
  subject: 'Currency',
  explanation: 'The documents reckon their amounts in different currencies.',
  sides: places.map((place) => ({ places: [place] })),
});
