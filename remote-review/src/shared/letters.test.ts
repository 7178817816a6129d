import { describe, expect, it } from '@jest/globals';
import { byLetter, letterAt } from './letters.ts';

describe('byLetter', () => {
  it('puts documents in the order in which they are called', () => {
    const inOrder = Array.from({ length: 60 }, (_, index) => letterAt(index));
    expect(inOrder.toReversed().toSorted(byLetter)).toEqual(inOrder);
    expect(inOrder.slice(24, 28)).toEqual(['Y', 'Z', 'AA', 'AB']);
  });
});
