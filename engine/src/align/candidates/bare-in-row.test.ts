import { describe, expect, it } from '@jest/globals';
import { linked } from '../testing/aligned.ts';
import { isBareInRow } from './bare-in-row.ts';

const parties = ['Customer: Alder Freight Ltd', ''];
const invoice = [...parties, 'Item | Cartons | Price', 'Mugs | 120 | 1.60', 'Bowls | 160 | 2.10'];

describe(isBareInRow.name, () => {
  it('holds none of many numbers without heads against one under a head', () => {
    const list = [...parties, 'Mugs | 84 | 36 | 12.6 | 13.5', 'Bowls | 160 | 24 | 11.2 | 12.1'];
    expect(linked(invoice, list).filter((link) => link.includes('≠'))).toEqual([]);
  });

  it('holds the only number of a row against it', () => {
    expect(linked(invoice, [...parties, 'Mugs, cartons | 84']).join()).toContain('120 ≠ 84');
  });
});
