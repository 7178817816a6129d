import { printed, wordsOfFact, type Fact, type FactDocument } from '../../facts/fact.ts';
import { rateBehind, type Rate } from '../../facts/rates.ts';
import { equalValues, wordsBehind } from '../equal-values.ts';
import { placeOfWords } from '../place.ts';
import type { Place, Rule, RuleFinding } from '../rule.ts';

/** How surely both values must be about the same thing. */
const strengthAbove = 0.5;
/** Words behind a value among which stands what it is reckoned by. */
const within = 6;
/** Stretches of time that differ less are one: two weeks, half a month. */
const alike = 1.15;
/** Of one rounded figure two things may speak. */
const fewestFigures = 2;

/** The same amount by another stretch of time: `£850 a day` in one document, `£850 per week` in another. */
export const rule: Rule = {
  id: 'rate-mismatch',
  find: (context) => equalValues(context, strengthAbove).flatMap((pair) => check(...pair)),
};

function check(first: FactDocument, a: Fact, second: FactDocument, b: Fact): RuleFinding[] {
  const [x, y] = [rateOf(first, a), rateOf(second, b)];
  if (x === undefined || y === undefined) return [];
  if (Math.max(x.perYear, y.perYear) / Math.min(x.perYear, y.perYear) <= alike) return [];
  return [
    {
      rule: 'rate-mismatch',
      kind: 'value-conflict',
      severity: 'high',
      confidence: 0.8,
      explanation: 'The same amount is stated for different periods.',
      sides: [{ places: [placeOf(first, a, x)] }, { places: [placeOf(second, b, y)] }],
    },
  ];
}

function rateOf(document: FactDocument, fact: Fact): Rate | undefined {
  if (fact.value.key !== '' || printed(wordsOfFact(document, fact)).replace(/\D/gu, '').length < fewestFigures)
    return undefined;
  return rateBehind(wordsBehind(document, fact, within));
}

const placeOf = (document: FactDocument, { passage, start, end, sentence }: Fact, { length }: Rate): Place =>
  placeOfWords(document, passage, start, end + length, sentence);
