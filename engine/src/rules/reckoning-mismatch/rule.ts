import type { Fact, FactDocument } from '../../facts/fact.ts';
import { reckonedFrom } from '../../facts/reckoning.ts';
import { equalValues, wordsBehind } from '../equal-values.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';

/** How surely both stretches of time must be about the same thing. */
const strengthAbove = 0.55;
/** Words behind a stretch of time among which stands from what it is reckoned. */
const within = 7;

/** The same stretch of time begins with different events: two years from delivery, two years from acceptance. */
export const rule: Rule = {
  id: 'reckoning-mismatch',
  find: (context) => equalValues(context, strengthAbove).flatMap((pair) => check(...pair)),
};

function check(first: FactDocument, a: Fact, second: FactDocument, b: Fact): RuleFinding[] {
  const [x, y] = [readFrom(first, a), readFrom(second, b)];
  if (x === undefined || y === undefined || x.event === y.event) return [];
  return [
    {
      rule: 'reckoning-mismatch',
      kind: 'value-conflict',
      severity: 'medium',
      confidence: 0.75,
      explanation: 'The same stretch of time is reckoned from different events.',
      sides: [{ places: [placeOf(first, a, x.length)] }, { places: [placeOf(second, b, y.length)] }],
    },
  ];
}

function readFrom(document: FactDocument, fact: Fact): ReturnType<typeof reckonedFrom> {
  if (fact.value.type !== 'duration') return undefined;
  return reckonedFrom(wordsBehind(document, fact, within));
}

const placeOf = (document: FactDocument, { passage, start, end, sentence }: Fact, length: number): Place =>
  placeOfWords(document, passage, start, end + length, sentence);
