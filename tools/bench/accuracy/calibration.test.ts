import { describe, expect, it } from '@jest/globals';
import { binsOf, largestGap } from './calibration.ts';
import { scoreSet } from './set-score.ts';
import { aFinding, aKnownCase, aResult } from './testing/case-builders.ts';

const stating = (confidence: number, isRight: boolean) =>
  scoreSet(
    aKnownCase(),
    aResult({
      ...(isRight ? aFinding('rent of £1,450.00', 'Flat 3 £1,540.00') : aFinding('nothing', 'nothing')),
      confidence,
    }),
  );
const some = (count: number, confidence: number, isRight: boolean) =>
  Array.from({ length: count }, () => stating(confidence, isRight));

describe('binsOf', () => {
  it('tells by tenths what was stated and what was right', () => {
    const bins = binsOf([stating(0.8, true), stating(0.88, false), stating(1, true)]);
    expect(bins.map(({ from, findings, right }) => [from, findings, right])).toEqual([
      [0.8, 2, 0.5],
      [0.9, 1, 1],
    ]);
    expect(bins[0]?.stated).toBeCloseTo(0.84);
  });

  it('puts three tenths where it belongs, though it is a little less in binary', () => {
    expect(binsOf([stating(0.1 + 0.2, true), stating(0.7 - 1e-12, true)]).map(({ from }) => from)).toEqual([0.3, 0.7]);
  });
});

describe('largestGap', () => {
  it('is that of the bin that is most off, too sure or too doubtful', () => {
    const scores = [...some(10, 0.85, true), ...some(10, 0.85, false), ...some(20, 0.65, true)];
    expect(largestGap(binsOf(scores))).toBeCloseTo(0.35);
  });

  it('asks for enough findings', () => {
    expect(largestGap(binsOf(some(5, 0.9, false)))).toBe(0);
  });
});
