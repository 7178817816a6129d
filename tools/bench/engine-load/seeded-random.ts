/** Numbers that look random and are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws from lists and ranges. */
export interface Dice {
  from(list: readonly string[]): string;
  /** A whole number from `low` to below `high`. */
  between(low: number, high: number): number;
}

export function dice(random: () => number): Dice {
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low));
  return { between, from: (list) => list[between(0, list.length)] ?? '' };
}
