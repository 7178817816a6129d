import { describe, expect, it } from '@jest/globals';
import type { Finding, Tier } from '@app/shared/contracts';
import { aFinding } from '../report/testing/report-builders.ts';
import { tellTiers } from './tell-tiers.ts';

const some = (count: number, tier: Tier): Finding[] =>
  Array.from({ length: count }, (_, index) => aFinding({ id: `${tier}${index}`, tier }));

describe('tellTiers', () => {
  it('keeps apart what counts and what is only to be looked at', () => {
    const told = tellTiers([...some(2, 'sure'), ...some(1, 'possible')]);
    expect([told.sure.map(({ id }) => id), told.places.map(({ id }) => id), told.untold]).toEqual([
      ['sure0', 'sure1'],
      ['possible0'],
      0,
    ]);
  });

  it('ranks places by how likely they are right', () => {
    const findings = [0.3, 0.7, 0.5].map((confidence) => aFinding({ tier: 'possible', confidence }));
    expect(tellTiers(findings).places.map(({ confidence }) => confidence)).toEqual([0.7, 0.5, 0.3]);
  });

  it.each([
    [0, 10],
    [3, 10],
    [10, 10],
    [12, 12],
  ])('beside %i sure findings tells %i of fourteen places', (sure, expected) => {
    const told = tellTiers([...some(sure, 'sure'), ...some(14, 'possible')]);
    expect([told.places.length, told.untold]).toEqual([expected, 14 - expected]);
  });
});
