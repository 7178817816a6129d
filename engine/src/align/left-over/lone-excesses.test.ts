import { describe, expect, it } from '@jest/globals';
import { findLoneExcesses } from './lone-excesses.ts';
import { linked } from '../testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Policy HB-24-117 of Alder Freight Ltd', '', ...lines];
const policy = paper(
  'Excess of the van. Of whatever happens on the road the driver himself bears £400 each time.',
  '',
  'The excess for glass is £75.',
);

describe(findLoneExcesses.name, () => {
  it('holds the excess that is left of each paper against the other', () => {
    const letter = (amount: string, glass = '£75') =>
      paper(`Your own part (excess) | ${amount}`, `Excess for glass | ${glass}`);
    expect(linked(policy, letter('£600'))).toContain('£400 ≠ £600');
    expect(linked(policy, letter('£900'))).not.toContain('£400 ≠ £900');
  });

  it('knows the German words for it', () => {
    const terms = paper('Selbstbehalt. Von jedem Unfall auf der Straße zahlt der Fahrer der Firma 400 EUR selbst.');
    expect(linked(terms, paper('Eigenanteil allgemein | 600 EUR'))).toContain('400 EUR ≠ 600 EUR');
  });

  it('holds nothing against one of several that are left', () => {
    const letter = paper('Excess on land | £600', 'Excess at sea | £650', 'Excess for glass | £75');
    expect(linked(policy, letter).join()).not.toContain('£400 ≠');
  });
});
