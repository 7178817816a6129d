import { describe, expect, it } from '@jest/globals';
import { dutyFinder } from './duty-finder.ts';
import type { NamedAt } from './find-actors.ts';

const naming =
  (key: string): NamedAt =>
  (words, index) =>
    words[index] === 'You' ? { key, length: 1 } : undefined;

const sentence = 'You shall clean the stairs.'.split(' ');

describe('dutyFinder', () => {
  it('reads a sentence once for all documents that name people alike', () => {
    let looks = 0;
    const find = dutyFinder(() => {
      looks += 1;
      return [];
    });
    const named = naming('tenant');
    find(sentence, named);
    find([...sentence], named);
    expect(looks).toBe(1);
  });

  it('reads it again where the same words name somebody else', () => {
    const find = dutyFinder();
    const bearers = [naming('tenant'), naming('landlord')].map((named) => find(sentence, named)[0]?.actor.key);
    expect(bearers).toEqual(['tenant', 'landlord']);
  });
});
