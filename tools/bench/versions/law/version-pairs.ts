import { dice, seededRandom, type Dice } from '../../engine-load/seeded-random.ts';

/** Two versions as tokens, and how many tokens of the first surely stand unchanged in the second, in their order. */
export interface VersionPair {
  readonly a: readonly string[];
  readonly b: readonly string[];
  readonly equal: number;
}

const mostTokens = 400;
const mostEdits = 12;
const longestRun = 30;

/** Random pairs; the fewer words they are drawn from, the more they repeat themselves. */
export function randomPairs(seed: number, count: number): VersionPair[] {
  const draws = dice(seededRandom(seed));
  return Array.from({ length: count }, () => randomPair(draws));
}

function randomPair(draws: Dice): VersionPair {
  const vocabulary = [2, 5, 20, 200, 2000][draws.between(0, 5)] ?? 2;
  const word = (): string => `w${draws.between(0, vocabulary)}`;
  const words = (length: number): string[] => Array.from({ length }, word);
  const a = words(draws.between(0, mostTokens));
  let b = [...a];
  let changed = 0;
  for (let edits = draws.between(0, mostEdits); edits > 0; edits -= 1) {
    const [from, length] = [draws.between(0, b.length + 1), draws.between(1, longestRun)];
    const run = b.slice(from, from + length);
    const way = draws.between(0, 5);
    if (way === 0) b.splice(from, 0, ...words(length));
    else if (way === 1) b.splice(from, length);
    else if (way === 2) b.splice(from, length, ...words(draws.between(1, longestRun)));
    else if (way === 3) b.splice(draws.between(0, b.length + 1), 0, ...run);
    else b = moved(b, from, run.length, draws);
    if (way === 1 || way === 2 || way === 4) changed += run.length;
  }
  return { a, b, equal: Math.max(0, a.length - changed) };
}

function moved(words: readonly string[], from: number, length: number, draws: Dice): string[] {
  const rest = words.toSpliced(from, length);
  return rest.toSpliced(draws.between(0, rest.length + 1), 0, ...words.slice(from, from + length));
}

/** Rows that differ in a number only or not at all, of which two were changed. */
export function likeRows(rows = 3000): VersionPair {
  const row = (at: number): string[] => ['item', String(at % 7), 'of', 'the', 'list', '10.00', 'USD'];
  const a = Array.from({ length: rows }, (_, at) => row(at)).flat();
  const width = row(0).length;
  const [first, second] = [Math.floor(rows / 3), Math.floor((2 * rows) / 3)].map((at) => at * width + 5);
  const b = a.with(first ?? 0, '12.00').with(second ?? 0, '15.00');
  return { a, b, equal: a.length - 2 };
}

/** One text again and again, with a word changed, one gone and one more. */
export function repeatedText(length = 400, times = 50): VersionPair {
  const text = Array.from({ length }, (_, at) => `w${at}`);
  const a = Array.from({ length: times }, () => text).flat();
  const at = (share: number): number => Math.floor(a.length * share);
  const b = a.with(at(0.2), 'changed').toSpliced(at(0.5), 1).toSpliced(at(0.8), 0, 'added');
  return { a, b, equal: a.length - 2 };
}
