import { describe, expect, it } from '@jest/globals';
import { calibrationBins, chooseCut, largestGap, lastBatches, measureFrom } from './measure.ts';
import { aFinding, aScore } from './testing/score-builders.ts';
import type { WeighedFinding, WeighedScore } from './weighed-finding.ts';

const weighed = (confidence: number, right: number, wrong: number): WeighedFinding[] =>
  Array.from({ length: right + wrong }, (_, index) => ({
    ...aFinding('value-mismatch', 0.8, index < right),
    confidence,
  }));
const scoreOf = (wanted: number, ...findings: WeighedFinding[]): WeighedScore => ({ ...aScore({ wanted }), findings });

describe('measureFrom', () => {
  it('counts only what is at least as likely', () => {
    const score = scoreOf(10, ...weighed(0.9, 3, 1), ...weighed(0.6, 2, 2));
    expect(measureFrom([score], 0.9)).toEqual({ precision: 0.75, recall: 0.3, findings: 4 });
    expect(measureFrom([score], 0)).toEqual({ precision: 0.625, recall: 0.5, findings: 8 });
  });

  it('calls nothing reported no false alarm and nothing wanted no miss', () => {
    expect(measureFrom([scoreOf(0)], 0.5)).toEqual({ precision: 1, recall: 1, findings: 0 });
  });
});

describe('chooseCut', () => {
  it('is the lowest confidence from which enough is right', () => {
    const score = scoreOf(40, ...weighed(0.95, 10, 0), ...weighed(0.8, 9, 1), ...weighed(0.7, 5, 5));
    expect(chooseCut([score], 0.95)).toBe(0.71);
    expect(chooseCut([score], 0.9)).toBe(0.71);
    expect(chooseCut([score], 0.8)).toBe(0.5);
  });

  it('lets hardly anything be sure where nothing is right', () => {
    expect(chooseCut([scoreOf(1, ...weighed(0.99, 0, 3))], 0.9)).toBe(0.99);
  });
});

describe('calibrationBins', () => {
  const score = scoreOf(9, ...weighed(0.9, 1, 1), ...weighed(1, 2, 0), ...weighed(0.31, 1, 3));

  it('holds what was stated against what was right, in tenths', () => {
    expect(calibrationBins([score])).toEqual([
      { from: 0.3, findings: 4, stated: 0.31, right: 0.25 },
      { from: 0.9, findings: 4, stated: 0.95, right: 0.75 },
    ]);
  });

  it('has a largest gap, of bins with enough in them', () => {
    const bins = calibrationBins([score, scoreOf(1, ...weighed(0.75, 0, 1))]);
    expect(largestGap(bins, 4)).toBeCloseTo(0.2);
    expect(largestGap(bins, 1)).toBeCloseTo(0.75);
  });
});

describe('lastBatches', () => {
  it('are those of the highest numbers', () => {
    expect([
      ...lastBatches(
        [9, 10, 2, 10].map((batch) => aScore({ batch })),
        2,
      ),
    ]).toEqual([9, 10]);
  });
});
