import { describe, expect, it } from '@jest/globals';
import { withRaised } from './raised-digits.ts';

describe(withRaised.name, () => {
  it.each([
    ['£500', '3'],
    ['24', '12'],
    ['12%', '1'],
    ['months', '¹'],
    ['premises,', '2'],
    ['(net)', '4'],
  ])('leaves the mark of a footnote behind %s out', (word, raised) => {
    expect(withRaised(word, raised)).toBe(word);
  });

  it.each([
    ['m', '2', 'm2'],
    ['m', '²', 'm²'],
    ['cm', '3', 'cm3'],
    ['120m', '2', '120m2'],
    ['10', '6', '10⁶'],
    ['2·10', '³', '2·10³'],
    ['19', '30', '19:30'],
    ['8', '00', '8:00'],
    ['€14', '95', '€14.95'],
  ])('keeps what belongs to %s', (word, raised, whole) => {
    expect(withRaised(word, raised)).toBe(whole);
  });
});
