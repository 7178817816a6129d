import { describe, expect, it } from '@jest/globals';
import { outcomeSentence } from './outcome-sentence.ts';

describe('outcomeSentence', () => {
  it.each([
    [0, 0, 'No discrepancies found'],
    [1, 0, '1 discrepancy found'],
    [8, 0, '8 discrepancies found'],
    [8, 5, '8 discrepancies and 5 possible ones'],
    [1, 1, '1 discrepancy and 1 possible one'],
    [0, 3, 'No discrepancies found, 3 possible ones'],
    [0, 1, 'No discrepancies found, 1 possible one'],
  ])('of %i sure findings and %i places says “%s”', (sure, places, expected) => {
    expect(outcomeSentence({ sure, places, isOfVersions: false })).toBe(expected);
  });

  it('calls what differs between two versions changes', () => {
    expect(outcomeSentence({ sure: 50, places: 0, isOfVersions: true })).toBe('50 changes found');
    expect(outcomeSentence({ sure: 0, places: 0, isOfVersions: true })).toBe('No changes found');
  });

  it('names the scope behind what was found', () => {
    expect(outcomeSentence({ sure: 2, places: 1, isOfVersions: false, scope: 'in 2 of 3 documents' })).toBe(
      '2 discrepancies and 1 possible one found in 2 of 3 documents',
    );
    expect(outcomeSentence({ sure: 0, places: 2, isOfVersions: false, scope: 'in 2 of 3 documents' })).toBe(
      'No discrepancies found in 2 of 3 documents, 2 possible ones',
    );
  });
});
