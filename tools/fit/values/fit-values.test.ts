import { describe, expect, it } from '@jest/globals';
import { fitLevels, scoreOf } from './fit-levels.ts';
import { fitValues } from './fit-values.ts';
import { formatKnownPairs, parseKnownPairs, type KnownPair } from './known-pair.ts';

const pairs = (level: string, same: number, other: number, fold = 'made-up-lease'): KnownPair[] =>
  Array.from({ length: same + other }, (_, at) => ({
    fold,
    ends: [`${fold} ${level} ${at} d2`, `${fold} ${level} ${at} d1`],
    says: ['one', 'other'],
    isSame: at < same,
    levels: ['alike high', level],
  }));

const likelihood = (model: ReturnType<typeof fitLevels>, ...levels: readonly string[]): number =>
  1 / (1 + Math.exp(-scoreOf(model, levels)));

describe(fitLevels.name, () => {
  const known = [...pairs('value turned', 160, 40), ...pairs('value beyond', 10, 190)];
  const model = fitLevels(known);

  it('finds how often pairs of a level are of one thing', () => {
    expect(likelihood(model, 'alike high', 'value turned')).toBeCloseTo(0.8, 1);
    expect(likelihood(model, 'alike high', 'value beyond')).toBeCloseTo(0.05, 1);
  });

  it('leaves a level that few pairs show near nothing', () => {
    const weightBy = (count: number): number =>
      fitLevels([...pairs('value beyond', 200, 200), ...pairs('value turned', count, 0)]).levels['value turned'] ?? 0;
    expect(weightBy(1)).toBeLessThan(0.5);
    expect(weightBy(400)).toBeGreaterThan(2);
  });

  it('comes to the same from a start near by', () => {
    expect(fitLevels(known, fitLevels(known.slice(20)))).toEqual(model);
  });
});

describe(fitValues.name, () => {
  const known = [
    ...pairs('value turned', 95, 5),
    ...pairs('value beyond', 5, 95),
    ...pairs('value turned', 95, 5, 'made-up-invoice'),
    ...pairs('value beyond', 5, 95, 'made-up-invoice'),
    ...pairs('value turned', 80, 20, 'works'),
    ...pairs('value beyond', 0, 100, 'works'),
  ];

  it('cuts where pairs of each setting are as right as is wanted', () => {
    const fit = fitValues([...known, ...pairs('long value turned', 97, 3), ...pairs('long value beyond', 3, 97)], 0.1);
    expect(fit.cuts.short.sure).toBeGreaterThan(fit.cuts.short.told);
    expect(fit.cuts.long.sure).toBeLessThan(fit.cuts.short.sure);
    const works = fit.leftOut.find(({ name }) => name === 'works');
    expect(works).toMatchObject({ pairs: 200, same: 80, told: { right: 80, wrong: 20 }, sure: { right: 0, wrong: 0 } });
  });
});

describe(formatKnownPairs.name, () => {
  it('is read as it was written', () => {
    const written = [...pairs('value turned', 1, 1), ...pairs('own date both', 0, 1)];
    expect(parseKnownPairs(formatKnownPairs(written))).toEqual(written);
  });
});
