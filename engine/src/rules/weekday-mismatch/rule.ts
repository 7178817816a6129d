import type { Fact, FactDocument } from '../../facts/fact.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The weekday printed beside a date is not the weekday of that date. */
export const rule: Rule = {
  id: 'weekday-mismatch',
  find: ({ documents }) => documents.flatMap((document) => document.facts.flatMap((fact) => check(document, fact))),
};

function check(document: FactDocument, fact: Fact): RuleFinding[] {
  const { year, month, day, weekday } = fact.value.date ?? {};
  if (year === undefined || month === undefined || day === undefined || weekday === undefined) return [];
  const actual = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  if (actual === weekday) return [];
  return [
    {
      rule: 'weekday-mismatch',
      kind: 'internal',
      severity: 'medium',
      confidence: 0.95,
      explanation: `This date is a ${names[actual] ?? ''}, not a ${names[weekday] ?? ''}.`,
      sides: [{ places: [placeOfFact(document, fact)] }],
    },
  ];
}
