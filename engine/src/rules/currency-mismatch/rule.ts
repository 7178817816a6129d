import { wordsOfUnit, type Fact, type FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/words/stem.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import { readCompared } from '../read-compared.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';
import { statedCurrencies, type StatedCurrency } from './stated-currency.ts';

/** Amounts of one currency from which on a document is reckoned in it. */
const fewestAmounts = 2;

/** One document says that its amounts are in one currency, another that they are in another, or prints them so. */
export const rule: Rule = {
  id: 'currency-mismatch',
  find: (context) => {
    const { documents, areRelated } = context;
    const statements = readCompared(context, statedCurrencies);
    const stated = documents.map(({ index }) => onlyOne(statements.filter(({ document }) => document === index)));
    return documents.flatMap((first, a) =>
      documents.slice(a + 1).flatMap((second, offset) => {
        const b = a + 1 + offset;
        return areRelated(a, b) ? check(first, stated[a], second, stated[b]) : [];
      }),
    );
  },
};

/** The first of statements that agree; undefined where a document says nothing or several things. */
function onlyOne(statements: readonly StatedCurrency[]): StatedCurrency | undefined {
  const [first, ...others] = statements;
  return others.every(({ code }) => code === first?.code) ? first : undefined;
}

function check(
  first: FactDocument,
  a: StatedCurrency | undefined,
  second: FactDocument,
  b: StatedCurrency | undefined,
): RuleFinding[] {
  if (a === undefined && b === undefined) return [];
  const [x, y] = [a?.code ?? printedCurrency(first, second, b), b?.code ?? printedCurrency(second, first, a)];
  // A document that prints amounts in the currency of the other knows both.
  if (x === undefined || y === undefined || x === y || isPrinted(first, y) || isPrinted(second, x)) return [];
  const places = [placeOf(first, a, x), placeOf(second, b, y)];
  return places.every((place) => place !== undefined) ? [toFinding(places)] : [];
}

const moneyOf = ({ facts }: FactDocument): Fact[] =>
  facts.filter(({ value }) => value.type === 'money' && value.unit !== '');

const isPrinted = (document: FactDocument, code: string): boolean =>
  moneyOf(document).some(({ value }) => value.unit === code);

/** The one currency in which a document prints its amounts; a single one is enough where another says in what that paper is to be. */
function printedCurrency(
  document: FactDocument,
  other: FactDocument,
  stated: StatedCurrency | undefined,
): string | undefined {
  const codes = moneyOf(document).map(({ value }) => value.unit);
  const isEnough = codes.length >= fewestAmounts || (stated !== undefined && isNamedIn(document, other, stated));
  return isEnough && new Set(codes).size === 1 ? codes[0] : undefined;
}

/** Lines from the top of a paper that say what it is, and how many of their words name it elsewhere. */
const titleLines = 2;
const fewestShared = 2;

/** `Insurance certificate, expressed in euro` names the `Certificate of marine insurance`. */
function isNamedIn({ passages }: FactDocument, other: FactDocument, { unit }: StatedCurrency): boolean {
  const sentence = other.units[unit];
  if (sentence === undefined) return false;
  const named = new Set(wordsOfUnit(other, sentence).map(({ text }) => stem(text)));
  const title = passages.filter(({ kind }) => kind !== 'furniture').slice(0, titleLines);
  const terms = new Set(title.flatMap(({ words }) => words.map(({ text }) => stem(text))));
  return [...terms].filter((term) => term !== '' && named.has(term)).length >= fewestShared;
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
  explanation: 'The documents use different currencies.',
  sides: places.map((place) => ({ places: [place] })),
});
