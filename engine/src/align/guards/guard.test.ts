import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../facts/fact.ts';
import { factDocuments } from '../testing/aligned.ts';
import { eitherWay, onOneSide, unless, type Guard } from './guard.ts';

/** What a guard says of the first values of two lines. */
function asked(guard: Guard, first: string, second: string): boolean {
  const documents = factDocuments([first], [second]);
  const [a, b] = documents.map(({ facts }) => facts[0]);
  if (a === undefined || b === undefined) throw new Error('A line holds no value.');
  return guard(a, b, documents);
}

const isMost = ({ value }: Fact): boolean => value.bound === 'most';
const isTwice: Guard = ({ value: a }, { value: b }) => a.low === b.low * 2;

describe(onOneSide.name, () => {
  it('asks whether something is said of one value and not of the other', () => {
    expect(asked(onOneSide(isMost), 'At most £40', 'The hut costs £50')).toBe(true);
    expect(asked(onOneSide(isMost), 'The hut costs £40', 'At most £50')).toBe(true);
    expect(asked(onOneSide(isMost), 'At most £40', 'At most £50')).toBe(false);
    expect(asked(onOneSide(isMost), 'The hut costs £40', 'The hut costs £50')).toBe(false);
  });
});

describe(eitherWay.name, () => {
  it('asks of both values in turn', () => {
    expect(asked(isTwice, '£20', '£40')).toBe(false);
    expect(asked(eitherWay(isTwice), '£20', '£40')).toBe(true);
    expect(asked(eitherWay(isTwice), '£40', '£20')).toBe(true);
    expect(asked(eitherWay(isTwice), '£40', '£30')).toBe(false);
  });
});

describe(unless.name, () => {
  it('lets be compared what is of one thing for all that', () => {
    expect(asked(unless(onOneSide(isMost), isTwice), '£40', '£20')).toBe(true);
    expect(asked(unless(onOneSide(isMost), isTwice), 'At most £40', '£20')).toBe(false);
  });
});
