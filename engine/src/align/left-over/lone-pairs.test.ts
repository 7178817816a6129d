import { describe, expect, it } from '@jest/globals';
import { lonePairs } from './lone-pairs.ts';
import { linked } from '../testing/aligned.ts';

const parties = ['Customer: Alder Freight Ltd', ''];

describe(lonePairs.name, () => {
  it('holds no measure that the other document holds against one that is named alike by little', () => {
    const a = [...parties, 'Hedge of beech, deep green, in all 340 m'];
    const b = [...parties, 'Kerb of stone, hard grey, deep set, in all 620 m', ''];
    expect(linked(a, b)).toEqual(['340 m ≠ 620 m']);
    expect(linked(a, [...b, 'Row of young trees | 340 m']).join()).not.toContain('≠');
  });
});
