import { describe, expect, it } from '@jest/globals';
import { fitLevels } from './fit-levels.ts';
import type { KnownPair } from './known-pair.ts';
import { oneOf, thinOut } from './thin-out.ts';

const pair = (at: number, isSame: boolean, level: string): KnownPair => ({
  fold: 'made-up-lease',
  ends: [`${at} d2`, `${at} d1`],
  says: ['one', 'other'],
  isSame,
  levels: [level],
});

describe(thinOut.name, () => {
  const pairs = [
    ...Array.from({ length: 40 }, (_, at) => pair(at, true, 'value turned')),
    ...Array.from({ length: 80 }, (_, at) => pair(100 + at, false, 'value turned')),
    ...Array.from({ length: 16_000 }, (_, at) => pair(200 + at, false, 'value beyond')),
  ];
  const { kept } = thinOut(pairs);

  it('keeps what is hard to tell, and for what is easy a part that counts for all', () => {
    expect(kept.filter(({ levels }) => levels[0] === 'value turned')).toEqual(pairs.slice(0, 120));
    expect(kept).toHaveLength(120 + 16_000 / oneOf);
  });

  it('leaves the weights what they were', () => {
    const [all, thin] = [fitLevels(pairs), fitLevels(kept)];
    expect(thin.levels['value turned']).toBeCloseTo(all.levels['value turned'] ?? 0, 1);
  });
});
