import { describe, expect, it } from '@jest/globals';
import { findLoneCounts } from './lone-counts.ts';
import { linked } from './testing/aligned.ts';

const paper = (...lines: readonly string[]): string[] => ['Matter HB-24-117 of Alder Freight Ltd', '', ...lines];
const specification = paper('# Specification of valves', '', '22 valves are made for the boiler house.');

describe(findLoneCounts.name, () => {
  it('holds the one quantity of a paper against the count of what another is about', () => {
    expect(linked(specification, paper('Data sheet DS-40 | Quantity | 20 units'))).toContain('22 ≠ 20');
    expect(
      linked(paper('# Lieferung der Ventile', '', 'Bestellt werden 48 Ventile.'), paper('Menge: 42 Stück')),
    ).toContain('48 ≠ 42');
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
