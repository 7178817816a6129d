import { describe, expect, it } from '@jest/globals';
import type { RuleFinding } from '../rules/rule.ts';
import { placeOfFact } from '../rules/place.ts';
import { factDocuments } from '../testing/fact-documents.ts';
import { mergeReckoned } from './merge-reckoned.ts';
import { aRuleFinding } from './testing/judge-builders.ts';

const documents = factDocuments(
  ['Work | Price', 'Doors | 1,240.00', 'Locks | 96.00', 'Total | 1,363.00'],
  ['Work | Price', 'Doors | 1,240.00', 'Locks | 96.00', 'Total | 1,336.00'],
  ['Work | Price', 'Doors | 1,240.00', 'Locks | 96.00', 'Total | 1,399.00'],
);
const amount = (index: number, text: string) => {
  const document = documents[index];
  const fact = document?.facts.find((one) => document.passages[one.passage]?.words[one.start]?.text === text);
  if (document === undefined || fact === undefined) throw new Error(`${text} is not printed.`);
  return placeOfFact(document, fact);
};
const sum = (changes: Partial<RuleFinding> = {}): RuleFinding =>
  aRuleFinding([amount(0, '1,363.00')], {
    rule: 'arithmetic',
    kind: 'arithmetic',
    confidence: 0.95,
    explanation: 'The amounts add up to 1,336.00.',
    needed: 1336,
    ...changes,
  });
const conflict = aRuleFinding([amount(0, '1,363.00'), amount(1, '1,336.00')]);

describe(mergeReckoned.name, () => {
  it('tells once that a sum is wrong and that another document has it right', () => {
    const [told, ...others] = mergeReckoned([sum(), conflict]);
    expect(others).toEqual([]);
    expect(told?.sides).toEqual(conflict.sides);
    expect(told?.explanation).toBe(
      'The amounts add up to 1,336.00. The documents give different values for the same amount.',
    );
    expect(told?.confidence).toBe(0.95);
  });

  it.each([
    ['what the other document prints is wrong as well', sum({ needed: 1337 })],
    ['the sum shows a second place', sum({ sides: [{ places: [amount(0, '1,363.00'), amount(0, '96.00')] }] })],
    ['the other amount is meant', sum({ sides: [{ places: [amount(0, '96.00')] }] })],
  ])('tells both where %s', (_, finding) => {
    expect(mergeReckoned([finding, conflict])).toHaveLength(2);
  });

  it('tells both where a third document has another sum', () => {
    const ofThree = aRuleFinding([amount(0, '1,363.00'), amount(1, '1,336.00'), amount(2, '1,399.00')]);
    expect(mergeReckoned([sum(), ofThree])).toHaveLength(2);
  });
});
