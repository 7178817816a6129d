import { describe, expect, it } from '@jest/globals';
import { findLoneCounts } from './lone-counts.ts';
import { linked } from '../testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Matter HB-24-117 of Alder Freight Ltd', '', ...lines];
const specification = paper('# Specification of valves', '', '22 valves are made for the boiler house.');

describe(findLoneCounts.name, () => {
  it('holds the one quantity of a paper against the count of what another is about', () => {
    expect(linked(specification, paper('Data sheet DS-40 | Quantity | 20 units'))).toContain('22 ≠ 20');
    expect(
      linked(paper('# Lieferung der Ventile', '', 'Bestellt werden 48 Ventile.'), paper('Menge: 42 Stück')),
    ).toContain('48 ≠ 42');
  });

  it('knows words that say only that things are counted, and what is counted by its last word', () => {
    expect(linked(specification, paper('Number of pieces: 20'))).toContain('22 ≠ 20');
    const bought = paper(
      '# Specification of valves',
      '',
      'We buy twenty-two cast iron relief valves for the boiler house.',
    );
    expect(linked(bought, paper('Quantity: 20 units'))).toContain('twenty-two ≠ 20');
    const housed = paper('# Specification of valves', '', 'We buy 22 hooks, for valves of the boiler house.');
    expect(linked(housed, paper('Quantity: 20 units')).join()).not.toContain('≠');
    const joined = paper('# Specification of valves', '', 'We buy three-way relief valves.');
    expect(linked(joined, paper('Quantity: 2 units')).join()).not.toContain('≠');
  });

  it('holds nothing against one of several quantities', () => {
    const list = paper('Item | Quantity', 'Bolt | 20', 'Pump | 4', 'Motor | 2');
    expect(linked(specification, list).join()).not.toContain('22 ≠');
  });

  it('holds nothing against a count that lies far off, or that counts what the paper is not about', () => {
    expect(linked(specification, paper('Quantity: 4 units')).join()).not.toContain('≠');
    expect(linked(specification, paper('Number of fitters: 20')).join()).not.toContain('≠');
    expect(linked(paper('# Visit', '', '22 guests came.'), paper('Quantity: 20 units')).join()).not.toContain('≠');
  });
});
