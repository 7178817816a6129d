import { describe, expect, it } from '@jest/globals';
import { aPdf } from './testing/upload-builders.ts';
import { transitions } from './upload-transitions.ts';
import { createRateEstimator, totalsOf } from './upload-totals.ts';

const anItem = (size: number) => transitions.create(`id-${size}`, aPdf('a.pdf', { size }), 's');

describe('totalsOf', () => {
  it('sums up bytes by state; failed files count as not sent', () => {
    const failure = { kind: 'server', message: '', hint: '' } as const;
    const items = [
      transitions.finish(anItem(100)),
      transitions.advance(transitions.start(anItem(200), new AbortController()), 50, 100),
      transitions.fail(transitions.advance(anItem(300), 90, 100), failure),
      anItem(400),
    ];
    expect(totalsOf(items)).toEqual({
      files: 4,
      totalBytes: 1000,
      sentBytes: 200,
      percent: 20,
      ready: 1,
      unusable: 0,
      done: 1,
      failed: 1,
      coming: 2,
    });
  });

  it('is nothing for an empty list', () => {
    expect(totalsOf([])).toMatchObject({ files: 0, percent: 0 });
  });
});

describe('createRateEstimator', () => {
  it('says nothing in the first two seconds', () => {
    const rate = createRateEstimator();
    expect(rate.add(0, 0, 1000)).toBeNull();
    expect(rate.add(1_900, 100, 1000)).toBeNull();
  });

  it('tells speed and remaining time at a constant speed', () => {
    const rate = createRateEstimator();
    rate.add(0, 0, 10_000);
    expect(rate.add(4_000, 2_000, 10_000)).toEqual({ bytesPerSecond: 500, remainingMs: 16_000 });
  });

  it('follows a change of speed within ten seconds', () => {
    const rate = createRateEstimator();
    for (let second = 0; second <= 10; second += 1) rate.add(second * 1000, second * 1000, 1e6);
    let last = rate.add(11_000, 10_100, 1e6);
    for (let second = 12; second <= 20; second += 1) last = rate.add(second * 1000, 10_000 + (second - 10) * 100, 1e6);
    expect(last?.bytesPerSecond).toBeCloseTo(100);
  });

  it('begins anew when less is sent than before, because files were removed', () => {
    const rate = createRateEstimator();
    rate.add(0, 5_000, 10_000);
    expect(rate.add(5_000, 1_000, 6_000)).toBeNull();
    expect(rate.add(8_000, 4_000, 6_000)).toEqual({ bytesPerSecond: 1000, remainingMs: 2_000 });
  });

  it('says nothing while nothing moves', () => {
    const rate = createRateEstimator();
    rate.add(0, 10, 100);
    expect(rate.add(5_000, 10, 100)).toBeNull();
  });
});
