import { describe, expect, it } from '@jest/globals';
import { compareDocumentNames } from './document-order.ts';

describe('names of documents', () => {
  it.each([
    ['a namesake after the first of its name', ['lease.pdf', 'lease (2).pdf', 'lease (10).pdf']],
    ['numbers as they are counted', ['lease-v2.pdf', 'lease-v10.pdf']],
    ['letters without regard to case first', ['amendment.pdf', 'Lease.pdf', 'roll.pdf']],
  ])('stand in order: %s', (_what, names) => {
    expect(names.toReversed().toSorted(compareDocumentNames)).toEqual(names);
  });
});
