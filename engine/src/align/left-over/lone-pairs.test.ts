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

  it('holds no two times against each other that share only from when they are counted', () => {
    const a = [...parties, 'The tenant may add remarks to the list of furniture within 7 days after moving in.'];
    const b = [
      ...parties,
      'The tenant hands in a certificate from the university within two weeks after moving in.',
      '',
    ];
    expect(linked(a, b).join()).not.toContain('≠');
    const c = [
      ...parties,
      'What remarks there are to the furniture, somebody takes down two weeks after moving in.',
      '',
    ];
    expect(linked(a, c)).toEqual(['7 days ≠ two weeks']);
  });
});
