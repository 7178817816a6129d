import { printed, type Fact, type FactDocument } from '../../facts/fact.ts';
import { placeOfFact, placeOfWords } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { unlikeAmountsInWords, type AmountInWords } from './amounts-in-words.ts';

/** A number is printed in words and in figures side by side, and the two differ: `thirty (45) days`. */
export const rule: Rule = {
  id: 'words-figures-mismatch',
  find: ({ documents }) =>
    documents.flatMap((document) => [
      ...document.facts.flatMap((fact, index) => check(document, fact, document.facts[index + 1])),
      ...unlikeAmountsInWords(document).map((amount) => toTotalFinding(document, amount)),
    ]),
};

const differ = 'The number in words does not match the number in figures.';

const toTotalFinding = (document: FactDocument, { words, total }: AmountInWords): RuleFinding => ({
  rule: 'words-figures-mismatch',
  kind: 'internal',
  severity: 'high',
  confidence: 0.9,
  explanation: differ,
  sides: [total, words].map((fact) => ({ places: [placeOfFact(document, fact)] })),
});

function check(document: FactDocument, fact: Fact, next: Fact | undefined): RuleFinding[] {
  if (fact.value.inWords !== undefined) return [toFinding(document, fact, fact.start, fact.end)];
  if (
    next === undefined ||
    next.passage !== fact.passage ||
    next.start > fact.end + longestConnector ||
    next.value.type !== fact.value.type
  )
    return [];
  if (isSaidAgain(document, fact, next)) return [toFinding(document, fact, fact.start, next.end, next.start)];
  if (fact.value.low !== fact.value.high || fact.value.upper !== undefined || next.value.upper !== undefined) return [];
  if (next.start > fact.end + 1) return [];
  const words = document.passages[fact.passage]?.words ?? [];
  const isInBrackets =
    (words[next.start]?.text ?? '').startsWith('(') && /\)\W*$/u.test(words[next.end - 1]?.text ?? '');
  const isInWords = words.slice(fact.start, fact.end).every((word) => !/\d/u.test(word.text));
  if (!isInBrackets || !isInWords || next.value.low === fact.value.low || fact.value.unit !== next.value.unit)
    return [];
  return [toFinding(document, fact, fact.start, next.end)];
}

/** Words that announce the same once more. */
const connector =
  /^(?:that is(?: to say)?|which is|i\.? ?e\.?|namely|das sind|das entspricht|d\. ?h\.|also|mithin|soit|c['’]est-à-dire|es decir|o sea|vale a dire|cioè)$/i;
const longestConnector = 3;
/** Conversions in brackets are rounded by as much, those that are announced by less. */
const rounded = 0.05;
const roundedLess = 0.02;
/** An amount for each of some things is not the amount of all. */
const rate = /\/|(?<![a-zß-ɏ])(?:per|je|pro|par|por)(?![a-zß-ɏ])/i;

/** The same amount in two scales or units: `£1.24 million, that is £1,420,000`, `4.2 ha (24,000 m²)`. */
function isSaidAgain({ passages }: FactDocument, { passage, start, end, value }: Fact, next: Fact): boolean {
  const words = passages[passage]?.words ?? [];
  if ((value.type !== 'money' && value.type !== 'quantity') || value.unit !== next.value.unit) return false;
  if (value.upper !== undefined || next.value.upper !== undefined) return false;
  const [first, second] = [printed(words.slice(start, end)), printed(words.slice(next.start, next.end))];
  const between = printed(words.slice(end, next.start)).replace(/[,;:]$/u, '');
  const isInBrackets = next.start === end && /^\(.*\)\W*$/u.test(second);
  if (!isInBrackets && !connector.test(between)) return false;
  // Two figures in one unit are two measures: `96 m² (82 m²)`.
  if (scaleOf(first) === scaleOf(second) || !/\d/u.test(first) || !/\d/u.test(second)) return false;
  if (rate.test(first) || rate.test(second)) return false;
  const gap = Math.max(value.low - next.value.high, next.value.low - value.high);
  return gap > Math.max(value.high, next.value.high) * (isInBrackets ? rounded : roundedLess);
}

const scaleOf = (text: string): string => text.replace(/[^A-Za-zªµºÀ-ÖØ-ӿ²³%]/gu, '').toLowerCase();

function toFinding(document: FactDocument, fact: Fact, start: number, end: number, again?: number): RuleFinding {
  return {
    rule: 'words-figures-mismatch',
    kind: 'internal',
    severity: 'high',
    confidence: 0.95,
    explanation: again === undefined ? differ : 'The same amount is printed twice with different values.',
    sides: partsOf(document, fact, start, end, again).map(([from, to]) => ({
      places: [placeOfWords(document, fact.passage, from, to, fact.sentence)],
    })),
  };
}

/** The number in words and, from the bracket on, the one in figures. */
function partsOf(
  document: FactDocument,
  fact: Fact,
  start: number,
  end: number,
  again: number | undefined,
): [number, number][] {
  const { passage } = fact;
  if (again !== undefined)
    return [
      [start, fact.end],
      [again, end],
    ];
  const words = document.passages[passage]?.words.slice(start, end) ?? [];
  const bracket = words.findIndex(({ text }) => text.startsWith('('));
  return bracket <= 0
    ? [[start, end]]
    : [
        [start, start + bracket],
        [start + bracket, end],
      ];
}
