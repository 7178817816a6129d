import { describe, expect, it } from '@jest/globals';
import { factDocuments } from './testing/aligned.ts';
import { isOtherThreshold } from './thresholds.ts';

function isOther(first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A sentence holds no value.');
  return isOtherThreshold(a, b, documents);
}

describe(isOtherThreshold.name, () => {
  it.each([
    ['Over 50 m³ of spruce we grant a discount of 4 %.', 'Spruce: 41 m³'],
    ['Más de 50 kg tienen un descuento del 4 %.', 'Aceitunas: 41 kg'],
    ['Ab 10 Kartons 5 % Nachlass.', 'Kartons: 8'],
    ['Mehr als 50 kg kosten 12 € weniger.', 'Oliven: 41 kg'],
  ])('holds no condition against an amount: %s – %s', (first, second) => {
    expect(isOther(first, second)).toBe(true);
  });

  it.each([
    ['two conditions', 'Over 50 m³ we grant 4 %.', 'Over 60 m³ we grant 4 %.'],
    ['a limit without a rule', 'At least 50 m³ are delivered.', 'Delivered: 41 m³'],
    ['a slip', 'Over 54 m³ we grant 4 %.', 'Spruce: 45 m³'],
  ])('leaves %s to be compared', (_, first, second) => {
    expect(isOther(first, second)).toBe(false);
  });
});
