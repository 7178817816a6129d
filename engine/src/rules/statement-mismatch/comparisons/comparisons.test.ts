import { describe, expect, it } from '@jest/globals';
import { comparisons } from '../compare-pair.ts';
import type { ComparisonName } from '../compare-pair.ts';
import { aPair } from '../testing/statement-builders.ts';

const differs = (name: ComparisonName, a: string, b: string): string =>
  (comparisons[name](aPair(a, b)).differs ?? []).join(' / ');

const levels = (name: ComparisonName, a: string, b: string): string[] =>
  comparisons[name](aPair(a, b))
    .features.filter(([, value]) => value !== 0)
    .map(([level]) => level);

describe('what two statements differ in', () => {
  it.each([
    ['mood', 'Dogs may be kept.', 'Dogs must not be kept.', 'may / must not'],
    ['mood', 'Members must register.', 'Members need not register.', 'must / need not'],
    ['mood', 'Dogs may be kept.', 'Dogs can be kept.', ''],
    ['mood', 'The gate may be opened.', 'The gate is green.', ''],
    ['part', 'Breakfast is included.', 'Breakfast is not included.', 'included / not included'],
    ['part', 'Parking is free.', 'There is a charge for parking.', 'free / charged'],
    ['part', 'Parking is included.', 'Parking is part of the price.', ''],
    [
      'waiver',
      'You may not let the flat without consent.',
      'You may let the flat without consent.',
      'not without / without',
    ],
    ['negation', 'The gate is not locked.', 'The gate is locked.', 'not / stated'],
    ['negation', 'The gate is not locked.', 'The gate is green.', ''],
    ['actor', 'The tenant pays for the heating.', 'The landlord pays for the heating.', 'tenant / landlord'],
    ['actor', 'The tenant pays for the heating.', 'The heating is paid for by the tenant.', ''],
    ['actor', 'The tenant informs the landlord.', 'The landlord is informed by the tenant.', ''],
    ['quantifier', 'Only members get a key.', 'All members get a key.', 'only / all'],
    ['quantifier', 'Some members get a key.', 'Every member gets a key.', 'some / all'],
  ] as const)('%s: %s — %s', (name, a, b, expected) => {
    expect(differs(name, a, b)).toBe(expected);
  });
});

describe('what speaks for and against a pair', () => {
  it.each([
    ['actor', 'The tenant informs the landlord.', 'The landlord informs the tenant.', 'who beside'],
    ['actor', 'The heating is at the expense of the tenant.', 'The landlord pays for the heating.', 'who burden'],
    ['scope', 'Dogs are allowed, except in the hall.', 'Dogs are allowed.', 'exception odd'],
    ['scope', 'Register before the race.', 'Register after the race.', 'order'],
    ['scope', 'Dogs are allowed if clean.', 'Dogs are allowed if small.', 'condition both'],
    ['likeness', 'The gate is locked.', 'The gate is locked.', 'left none'],
    ['mood', 'Members should register.', 'Members may register.', 'mood should'],
    ['mood', 'No more than two dogs without consent.', 'Dogs may be kept.', 'mood limit'],
  ] as const)('%s: %s — %s has %s', (name, a, b, expected) => {
    expect(levels(name, a, b)).toContain(expected);
  });
});
