import { describe, expect, it } from '@jest/globals';
import { printed, wordsOfUnit } from '../facts/fact.ts';
import { pairKey, pairUnits } from './pair-units.ts';
import { termWeights } from './term-weights.ts';
import { factDocuments } from './testing/aligned.ts';

/** Pairs of sentences as printed, the likest first. */
function pairsOf(
  a: readonly string[],
  b: readonly string[],
  isOpen = (first: number, second: number) => first !== second,
) {
  const documents = factDocuments(a, b);
  const text = ({ document, unit }: { document: number; unit: number }): string => {
    const found = documents[document];
    const place = found?.units[unit];
    return found === undefined || place === undefined ? '' : printed(wordsOfUnit(found, place));
  };
  return pairUnits(documents, termWeights(documents), isOpen).map((pair) => [text(pair.a), text(pair.b)]);
}

const lease = ['The tenant repairs the roof and the gutters.', 'The landlord insures the building against fire.'];

describe('pairUnits', () => {
  it('pairs sentences that share telling words, the likest first', () => {
    const letter = [
      'Our building is insured against fire, storm and flood.',
      'The roof and the gutters: the tenant repairs them.',
    ];
    expect(pairsOf(lease, letter)).toEqual([
      [lease[0], letter[1]],
      [lease[1], letter[0]],
    ]);
  });

  it('pairs no sentences that share one word only', () => {
    expect(pairsOf(lease, ['The tenant sings.'])).toEqual([]);
  });

  it('pairs no sentences that have found their partner', () => {
    expect(pairsOf(lease, lease, () => false)).toEqual([]);
  });
});

describe('pairKey', () => {
  it('is the same in either order', () => {
    const [a, b] = [
      { document: 0, unit: 3 },
      { document: 1, unit: 2 },
    ];
    expect(pairKey(a, b)).toBe(pairKey(b, a));
    expect(pairKey(a, b)).not.toBe(pairKey(a, { document: 1, unit: 3 }));
  });
});
