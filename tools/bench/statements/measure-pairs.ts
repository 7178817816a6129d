import type { WeighedPair } from './weigh-pairs.ts';

/** A pair as a person is shown it: the one partner of both sentences, with what no pair before it shows. */
export interface ShownPair extends WeighedPair {
  readonly fresh: readonly string[];
}

/** Of each set the pairs that are shown, the highest score first; what only repeats is left out, as are pairs of other matters. */
export function shownPairs(pairs: readonly WeighedPair[]): ShownPair[] {
  return [...Map.groupBy(pairs, ({ set }) => set).values()].flatMap((own) => {
    const [taken, found] = [new Set<string>(), new Set<string>()];
    return own
      .toSorted((a, b) => b.score - a.score)
      .flatMap((pair): ShownPair[] => {
        if (pair.sentences.some((sentence) => taken.has(sentence))) return [];
        for (const sentence of pair.sentences) taken.add(sentence);
        const fresh = pair.shows.filter((id) => !found.has(id));
        for (const id of fresh) found.add(id);
        const isRepeat = pair.verdict === 'right' && fresh.length === 0;
        return pair.verdict === 'other' || isRepeat ? [] : [{ ...pair, fresh }];
      });
  });
}

export interface Measured {
  readonly right: number;
  readonly false: number;
  readonly precision: number;
}

/** What pairs from a score on are worth. */
export function measureFrom(pairs: readonly ShownPair[], cut: number): Measured {
  const told = pairs.filter(({ score }) => score >= cut);
  const right = told.filter(({ verdict }) => verdict === 'right').length;
  return { right, false: told.length - right, precision: told.length === 0 ? 1 : right / told.length };
}

const step = 0.1;

/** The lowest score, in tenths, from which on so many are right, also of all scores above it that show enough. */
export function cutFor(pairs: readonly ShownPair[], wanted: number): number {
  for (let tenths = -30; tenths < 60; tenths += 1)
    if (measureFrom(pairs, tenths * step).precision >= wanted) return Math.round(tenths) / 10;
  return 6;
}
