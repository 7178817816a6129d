import { describe, expect, it } from '@jest/globals';
import { areSetsEqual, demandsOf } from './demands.ts';

const demands = (sentence: string): string[] => [...demandsOf(sentence.split(' '))].toSorted();

describe('demandsOf', () => {
  it.each([
    ['Food must not be brought in.', ['forbidden']],
    ['It is not permitted to bring food.', ['forbidden']],
    ['Bringing food is prohibited.', ['forbidden']],
    ['Essen darf nicht mitgebracht werden.', ['forbidden']],
    ['The guests must pay.', ['demanded']],
    ['Payment is required.', ['demanded']],
    ['Stout boots are recommended.', ['recommended']],
    ['Guests may pay later.', ['allowed']],
    ['Dogs are allowed.', ['allowed']],
    ['Dogs are not prohibited.', ['allowed']],
    ['A deposit is not required.', ['not demanded']],
    ['This can be changed only in writing.', ['demanded']],
    ['The guests pay.', []],
  ])('reads: %s', (sentence, expected) => {
    expect(demands(sentence)).toEqual(expected);
  });
});

describe('areSetsEqual', () => {
  it('compares what sets hold', () => {
    expect(areSetsEqual(new Set('ab'), new Set('ba'))).toBe(true);
    expect(areSetsEqual(new Set('ab'), new Set('ac'))).toBe(false);
    expect(areSetsEqual(new Set('ab'), new Set('abc'))).toBe(false);
  });
});
