import { fitLevels, scoreOf, type LevelWeights } from './fit-levels.ts';
import type { KnownPair } from './known-pair.ts';

/** One of so many pairs that are surely of two things is kept, and counts as often: three hundred thousand take a quarter of an hour to fit. */
export const oneOf = 16;
/** Log-odds below which a pair is surely of two things: one of five hundred. */
const surely = -6.2;

/** Leaves out most pairs that are easily told to be of two things. Every other one counts once. */
export function thinOut(pairs: readonly KnownPair[]): {
  readonly kept: readonly KnownPair[];
  readonly start: LevelWeights;
} {
  const everySo = (_: unknown, at: number): boolean => at % oneOf === 0;
  const first = [
    ...pairs.filter(({ isSame }) => isSame),
    ...pairs
      .filter(({ isSame }) => !isSame)
      .filter(everySo)
      .map(asMany),
  ];
  const start = fitLevels(first);
  const isEasy = ({ isSame, levels }: KnownPair): boolean => !isSame && scoreOf(start, levels) < surely;
  const kept = [...pairs.filter((pair) => !isEasy(pair)), ...pairs.filter(isEasy).filter(everySo).map(asMany)];
  return { kept, start };
}

const asMany = (pair: KnownPair): KnownPair => ({ ...pair, weight: oneOf });
