import { describe, expect, it } from '@jest/globals';
import { areContrasted } from './contrasts.ts';
import { factDocuments } from '../../testing/aligned.ts';

function contrast(a: string, b: string): boolean {
  const [first, second] = factDocuments(a.split('\n'), b.split('\n')).map(({ facts }) => facts.at(-1));
  if (first === undefined || second === undefined) throw new Error(`no values in ${a} or ${b}`);
  return areContrasted(first, second);
}

describe('areContrasted', () => {
  it.each([
    ['Net weight: 7,000 kg', 'Gross weight: 7,070 kg'],
    ['Employer pension: 6 %', 'Employee pension: 5 %'],
    ['The arrival is on 8 June 2025.', 'Departure: 17 June 2025'],
    ['The first round is played on 11 May.', 'The second round of the cup is played on 25 May.'],
    ['Acompte : 400 €', 'Solde : 900 €'],
    ['Nettogewicht 40 kg, Breite: 30 cm', 'Höhe: 80 cm'],
    ['# Budget\n\nThe band costs £900.', '# Expenses\n\nThe band costs £950.'],
  ])('parts %s from %s', (a, b) => {
    expect(contrast(a, b)).toBe(true);
    expect(contrast(b, a)).toBe(true);
  });

  it.each([
    ['Net weight: 7,000 kg', 'Net weight: 7,700 kg'],
    ['Net weight: 7,000 kg', 'Weight: 7,070 kg'],
    ['Net weight: 7,000 kg', 'Net or gross weight: 7,070 kg'],
    ['Arrival: 8 June 2025', 'Start: 9 June 2025'],
    ['The mill employed 420 people.', 'Employees: 402'],
    ['# Quotation\n\nThe band costs £900.', '# Expenses\n\nThe band costs £950.'],
  ])('leaves %s and %s together', (a, b) => {
    expect(contrast(a, b)).toBe(false);
  });
});
