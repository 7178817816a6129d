import { describe, expect, it } from '@jest/globals';
import { outcomeSentence } from './outcome-sentence.ts';

describe('outcomeSentence', () => {
  it.each([
    [0, 0, 'No discrepancies found'],
    [1, 0, '1 discrepancy found'],
    [8, 0, '8 discrepancies found'],
    [8, 5, '8 discrepancies found, and 5 places to look at'],
    [1, 1, '1 discrepancy found, and 1 place to look at'],
    [0, 3, 'No discrepancies found. 3 places to look at.'],
    [0, 1, 'No discrepancies found. 1 place to look at.'],
  ])('of %i sure findings and %i places says “%s”', (sure, places, expected) => {
    expect(outcomeSentence(sure, places)).toBe(expected);
  });

  it('names the scope behind what was found', () => {
    expect(outcomeSentence(2, 1, 'in 2 of 3 documents')).toBe(
      '2 discrepancies found in 2 of 3 documents, and 1 place to look at',
    );
    expect(outcomeSentence(0, 2, 'in 2 of 3 documents')).toBe(
      'No discrepancies found in 2 of 3 documents. 2 places to look at.',
    );
  });
});
