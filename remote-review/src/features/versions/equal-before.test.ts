import { describe, expect, it } from '@jest/globals';
import { aResult } from '../../testing/review-builders.ts';
import { equalCounts } from './equal-before.ts';

const equal = [
  { paragraphs: 3, until: { change: 'c1', side: 'b' as const } },
  { paragraphs: 2, until: { change: 'c2', side: 'a' as const } },
  { paragraphs: 4 },
];
const result = aResult({
  versions: [
    { a: 'd1', b: 'd3', share: 0.9, equal: [{ paragraphs: 1 }] },
    { a: 'd1', b: 'd2', share: 0.9, equal },
  ],
});

describe(equalCounts.name, () => {
  it('adds up what stands before each place, whichever of both is the earlier', () => {
    for (const counts of [equalCounts(result, 'd1', 'd2'), equalCounts(result, 'd2', 'd1')]) {
      expect([counts?.before('c1', 'b'), counts?.before('c2', 'a'), counts?.before('c2', 'b')]).toEqual([
        3,
        5,
        undefined,
      ]);
      expect(counts?.all).toBe(9);
    }
  });

  it('counts printed lines where the result knows them', () => {
    const inLines = [
      { paragraphs: 3, lines: 12, until: { change: 'c1', side: 'b' as const } },
      { paragraphs: 4, lines: 24 },
    ];
    const counts = equalCounts(aResult({ versions: [{ a: 'd1', b: 'd2', share: 0.9, equal: inLines }] }), 'd1', 'd2');
    expect([counts?.before('c1', 'b'), counts?.all]).toEqual([12, 36]);
  });

  it('knows nothing of a result that counts none', () => {
    expect(equalCounts(aResult({ versions: [{ a: 'd1', b: 'd2', share: 0.9 }] }), 'd1', 'd2')).toBeNull();
  });
});
