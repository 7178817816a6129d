import { describe, expect, it } from '@jest/globals';
import { candidates } from './label-titles.ts';

const titleOf = (label: string): string => candidates(label, 1, 'en')[0]?.text ?? '';

describe('candidates', () => {
  it.each([
    ['Monthly rent', 'Monthly rent'],
    ['2. Completion', 'Completion'],
    ['Article 7. Payment', 'Payment'],
    ['Policy no.', 'Policy no.'],
    ['pump 24 pcs', 'Pump'],
    ['Insured building: house, Mill Lane …', 'Insured building'],
    ['(with 210), Rent', 'Rent'],
    ['Deliver to', 'Deliver to'],
  ])('of %s is %s', (label, title) => {
    expect(titleOf(label)).toBe(title);
  });

  it.each([
    ['You asked about first aid', 'a sentence'],
    ['Smoking is forbidden', 'a sentence'],
    ['RE||T', 'noise'],
    ['', 'nothing'],
  ])('is none: %s, %s', (label) => {
    expect(titleOf(label)).toBe('');
  });

  it('is worth less where it says only what kind of thing the value is', () => {
    expect(candidates('Total', 1, 'en')[0]?.worth).toBeLessThan(1);
  });
});
