/** The middle 95 of 100 of what resampled sets give. */
export type Interval = readonly [low: number, high: number];

const seed = 20_261_124;
const draws = 1_000;

/** Draws sets with replacement and measures each sample; the same sets give the same interval. */
export function resampled<T>(sets: readonly T[], measure: (sample: readonly T[]) => number): Interval {
  const next = randomNumbers(seed);
  const figures = Array.from({ length: draws }, () =>
    measure(sets.map((set) => sets[Math.floor(next() * sets.length)] ?? set)),
  ).toSorted((a, b) => a - b);
  return [figures[Math.floor(draws * 0.025)] ?? 0, figures[Math.floor(draws * 0.975)] ?? 0];
}

/** Mulberry32: numbers from 0 to below 1, always the same for one seed. */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
