import { describe, expect, it } from '@jest/globals';
import { describeCase } from './describe-case.ts';
import { scoreCase } from './score-case.ts';
import { aDiscrepancy, aFinding, aKnownCase, anOccurrence, aResult } from './testing/case-builders.ts';

describe('describeCase', () => {
  it('names what was missed and what was reported beyond it', () => {
    const score = scoreCase(aKnownCase(), aResult(aFinding('the roof', 'Flat 3')));
    expect(describeCase(score)).toBe(
      [
        'flat: 0 of 1 found',
        '  missed d1, money: Rent: lease.pdf "a monthly rent of £1,450.00" / roll.pdf "£1,540.00"',
        '  false alarm f1, value-mismatch: "the roof" / "Flat 3"',
      ].join('\n'),
    );
  });

  it('says which document lacks what should stand there', () => {
    const lacking = aDiscrepancy({ occurrences: [anOccurrence(), { document: 'roll.pdf', missing: true }] });
    const score = scoreCase(aKnownCase({ discrepancies: [lacking] }), aResult());
    expect(describeCase(score)).toContain('/ roll.pdf lacks it');
  });

  it('says one line of a case in which all went well', () => {
    const score = scoreCase(aKnownCase(), aResult(aFinding('rent of £1,450.00', 'Flat 3 £1,540.00')));
    expect(describeCase(score)).toBe('flat: 1 of 1 found');
  });
});
