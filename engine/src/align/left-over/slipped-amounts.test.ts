import { describe, expect, it } from '@jest/globals';
import { findSlippedAmounts } from './slipped-amounts.ts';
import { linked } from '../testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Matter HB-24-117 of Alder Freight Ltd', '', ...lines];

describe(findSlippedAmounts.name, () => {
  const lease = paper('The tenant pays £186.00 a month by standing order.');

  it('ties amounts of which two neighbouring figures changed places', () => {
    expect(linked(lease, paper('Berth 14 in April | 1 | 168.00 | 168.00'))).toContain('£186.00 ≠ 168.00');
    const survey = paper('143 residents answered the questions.');
    expect(linked(survey, paper('134 of you filled in the form.'))).toContain('143 ≠ 134');
  });

  it('ties amounts of which a nought changed its place', () => {
    const total = paper('Grand total | 21,080.00');
    expect(linked(total, paper('The price is £21,800.00.')).join()).toContain('21,080.00 ≠ £21,800.00');
    expect(linked(total, paper('The price is £80,210.00.')).join()).not.toContain('≠');
    expect(linked(paper('Fee | 210'), paper('Flowers came to £120.')).join()).not.toContain('≠');
  });

  it('ties a stated price to that of a row which is reckoned with it, when one figure differs', () => {
    const menu = paper('The menu costs €64.50 for each guest.');
    expect(linked(menu, paper('Gala evening | 110 | €66.50 | €7,315.00'))).toContain('€64.50 ≠ €66.50');
    expect(linked(menu, paper('Gala evening | 110 | €66.50 | €8,315.00')).join()).not.toContain('≠');
    expect(linked(menu, paper('The flowers came to €66.50.')).join()).not.toContain('≠');
  });

  it('leaves alone what the other paper knows, and figures that differ in more than a slip', () => {
    expect(linked(lease, paper('Berth 14 | 168.00', 'Paid by standing order | 186.00')).join()).not.toContain('≠');
    expect(linked(lease, paper('Berth 14 in April | 1 | 681.00 | 681.00')).join()).not.toContain('≠');
    expect(linked(lease, paper('Berth 14 in April | 1 | 1,680.00 | 1,680.00')).join()).not.toContain('≠');
  });

  it('leaves short numbers alone, but for large sums', () => {
    expect(linked(paper('The sponsor pays £24,000.'), paper('The club has £42,000 a year.'))).toContain(
      '£24,000. ≠ £42,000',
    );
    expect(linked(paper('The crew counts 24 men.'), paper('42 crates were landed.')).join()).not.toContain('≠');
    expect(linked(paper('The fee is £120.'), paper('Flowers came to £210.')).join()).not.toContain('≠');
  });
});
