import { describe, expect, it } from '@jest/globals';
import { fitLevels, scoreOf } from './fit-levels.ts';
import { formatKnownPairs, parseKnownPairs, type KnownPair } from './known-pair.ts';

const pairs = (level: string, same: number, other: number): KnownPair[] =>
  Array.from({ length: same + other }, (_, at) => ({
    fold: 'lease',
    isSame: at < same,
    levels: ['alike high', level],
  }));

const likelihood = (model: ReturnType<typeof fitLevels>, ...levels: readonly string[]): number =>
  1 / (1 + Math.exp(-scoreOf(model, levels)));

describe(fitLevels.name, () => {
  const model = fitLevels([...pairs('value turned', 160, 40), ...pairs('value beyond', 10, 190)]);

  it('finds how often pairs of a level are of one thing', () => {
    expect(likelihood(model, 'alike high', 'value turned')).toBeCloseTo(0.8, 1);
    expect(likelihood(model, 'alike high', 'value beyond')).toBeCloseTo(0.05, 1);
  });

  it('leaves a level that few pairs show at what was known before', () => {
    const prior = { base: 0, levels: { 'value turned': 2 } };
    const weightBy = (count: number): number =>
      fitLevels([...pairs('value beyond', 200, 200), ...pairs('value turned', 0, count)], prior).levels[
        'value turned'
      ] ?? 0;
    expect(weightBy(1)).toBeGreaterThan(1);
    expect(weightBy(400)).toBeLessThan(0);
  });
});

describe(formatKnownPairs.name, () => {
  it('is read as it was written', () => {
    const written = [...pairs('value turned', 1, 1), ...pairs('own date both', 0, 1)];
    expect(parseKnownPairs(formatKnownPairs(written))).toEqual(written);
  });
});
