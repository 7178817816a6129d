import { describe, expect, it } from '@jest/globals';
import { findInPairedPassages } from './paired-passages.ts';
import { linked } from '../testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Matter HB-24-117 of Alder Freight Ltd', '', ...lines];
const minutes = (limit: string): string[] =>
  paper(`The gate of plot 40 hangs. Ms Crane obtains three quotations for new hinges by 31 March. ${limit}`);
const list = (limit: string): string[] =>
  paper(`Three quotations for hinges of the gate, plot 40 (${limit}), Ms Crane, by 31 March`);

describe(findInPairedPassages.name, () => {
  it('holds the limits of two passages against each other that agree on other values', () => {
    expect(linked(minutes('Spending of up to £450 was authorised.'), list('limit £540'))).toContain('£450 ≠ £540),');
  });

  it('holds no limit against what is none', () => {
    expect(linked(minutes('Spending of up to £450 was authorised.'), list('toll £610')).join()).not.toContain('≠');
  });

  it('holds nothing against one of two amounts, or against one of another passage', () => {
    const two = list('limit £540 for hinges, limit £610 for paint');
    expect(linked(minutes('Spending of up to £450 was authorised.'), two).join()).not.toContain('≠');
    const apart = paper('The gate of plot 40 hangs.', '', 'Travel of the board: limit £540');
    expect(linked(minutes('Spending of up to £450 was authorised.'), apart).join()).not.toContain('≠');
  });
});
