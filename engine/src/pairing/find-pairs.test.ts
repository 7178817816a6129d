import { describe, expect, it } from '@jest/globals';
import { levelsIn } from './testing/candidates-of.ts';
import { value } from './comparisons/value.ts';

describe('the partners that are looked at', () => {
  it('are the values of which most alike is said, and slips of the pen of which nothing is', () => {
    const invoice = ['The fee of the works is £4,100, £5,200, £6,300, £7,400 or £8,500.', '', 'Zahlbetrag £1,252.10'];
    const sheet = ['The fee of the works: £1,225.10'];
    expect(levelsIn(value, ['£1,252.10', '£1,225.10'], invoice, sheet)).toEqual(['money turned']);
  });
});
