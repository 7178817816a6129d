import type { Fact, FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** A number is printed in words and in figures side by side, and the two differ: `thirty (45) days`. */
export const rule: Rule = {
  id: 'words-figures-mismatch',
  find: ({ documents }) =>
    documents.flatMap((document) =>
      document.facts.flatMap((fact, index) => check(document, fact, document.facts[index + 1])),
    ),
};

function check(document: FactDocument, fact: Fact, next: Fact | undefined): RuleFinding[] {
  if (fact.value.inWords !== undefined) return [toFinding(document, fact, fact.start, fact.end)];
  if (
    next === undefined ||
    next.passage !== fact.passage ||
    next.start > fact.end + 1 ||
    next.value.type !== fact.value.type
  )
    return [];
  if (fact.value.low !== fact.value.high || fact.value.upper !== undefined || next.value.upper !== undefined) return [];
  const words = document.passages[fact.passage]?.words ?? [];
  const isInBrackets =
    (words[next.start]?.text ?? '').startsWith('(') && /\)\W*$/u.test(words[next.end - 1]?.text ?? '');
  const isInWords = words.slice(fact.start, fact.end).every((word) => !/\d/u.test(word.text));
  if (!isInBrackets || !isInWords || next.value.low === fact.value.low || fact.value.unit !== next.value.unit)
    return [];
  return [toFinding(document, fact, fact.start, next.end)];
}

function toFinding(document: FactDocument, fact: Fact, start: number, end: number): RuleFinding {
  return {
    rule: 'words-figures-mismatch',
    kind: 'internal',
    severity: 'high',
    confidence: 0.95,
    explanation: 'The number in words and the number in figures differ.',
    sides: partsOf(document, fact, start, end).map(([from, to]) => ({
      places: [placeOfWords(document, fact.passage, from, to, fact.sentence)],
    })),
  };
}

/** The number in words and, from the bracket on, the one in figures. */
function partsOf(document: FactDocument, { passage }: Fact, start: number, end: number): [number, number][] {
  const words = document.passages[passage]?.words.slice(start, end) ?? [];
  const bracket = words.findIndex(({ text }) => text.startsWith('('));
  return bracket <= 0
    ? [[start, end]]
    : [
        [start, start + bracket],
        [start + bracket, end],
      ];
}
