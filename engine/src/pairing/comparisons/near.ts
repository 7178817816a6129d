import type { Comparison } from '../comparison.ts';

/** How far from the values, in words on both sides together, stands the nearest word that both share. */
export const near: Comparison = {
  name: 'near',
  levelsOf: ({ a, b }) => {
    const places = new Map<string, number>();
    for (const words of [a.spoken.before, a.spoken.behind])
      for (const [at, word] of words.entries()) places.set(word, Math.min(at, places.get(word) ?? at));
    let nearest = Infinity;
    for (const words of [b.spoken.before, b.spoken.behind])
      for (const [at, word] of words.entries()) nearest = Math.min(nearest, at + (places.get(word) ?? Infinity));
    return [nearest === Infinity ? 'none' : nearest === 0 ? '0' : nearest <= 2 ? '2' : nearest <= 5 ? '5' : 'far'];
  },
};
