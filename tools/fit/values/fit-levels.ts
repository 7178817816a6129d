import type { KnownPair } from './known-pair.ts';

/** Weights of levels in log-odds, and of a pair of which nothing is known. */
export interface LevelWeights {
  readonly base: number;
  readonly levels: Readonly<Record<string, number>>;
}

/** So many pairs' worth of doubt hold the weight of a level at nothing (the inverse variance of its prior). */
const ridge = 1.2;
const freely = 0.01;
const rounds = 25;
/** Steps smaller than this change no hundredth of a weight. */
const smallStep = 1e-3;
const decimals = 3;

const nothing: LevelWeights = { base: 0, levels: {} };

/**
 * Logistic regression by Newton's method; pairs are rows of few levels, of which each may be said twice. Weights are drawn towards
 * nothing, the more the fewer pairs speak for them. From a good `start` it takes fewer rounds to the same end.
 */
export function fitLevels(pairs: readonly KnownPair[], start: LevelWeights = nothing): LevelWeights {
  const names = namesOf(pairs);
  const numbers = new Map(names.map((name, index) => [name, index + 1]));
  const rows = pairs.map(({ levels }) => Int16Array.from([0, ...levels.map((name) => numbers.get(name) ?? 0)]));
  const size = names.length + 1;
  const weights = Float64Array.from([start.base, ...names.map((name) => start.levels[name] ?? 0)]);
  for (let round = 0; round < rounds; round += 1) {
    const slope = Float64Array.from(weights, (weight, at) => -ridgeOf(at) * weight);
    const bend = Array.from({ length: size }, (_, at) => {
      const line = new Float64Array(size);
      line[at] = ridgeOf(at);
      return line;
    });
    for (const [at, row] of rows.entries())
      addPair({ row, isSame: pairs[at]?.isSame === true, times: pairs[at]?.weight ?? 1 }, weights, slope, bend);
    const step = solve(bend, slope);
    let largest = 0;
    for (let at = 0; at < size; at += 1) {
      weights[at] = (weights[at] ?? 0) + (step[at] ?? 0);
      largest = Math.max(largest, Math.abs(step[at] ?? 0));
    }
    if (largest < smallStep) break;
  }
  const kept = (at: number): number => Number((weights[at] ?? 0).toFixed(decimals)) + 0;
  return { base: kept(0), levels: Object.fromEntries(names.map((name, index) => [name, kept(index + 1)])) };
}

function namesOf(pairs: readonly KnownPair[]): string[] {
  const names = new Set<string>();
  for (const { levels } of pairs) for (const level of levels) names.add(level);
  return [...names].toSorted();
}

/** How many things are of one kind at all the data decide alone. */
const ridgeOf = (at: number): number => (at === 0 ? freely : ridge);

interface PairRow {
  readonly row: Int16Array;
  readonly isSame: boolean;
  readonly times: number;
}

function addPair(
  { row, isSame, times }: PairRow,
  weights: Float64Array,
  slope: Float64Array,
  bend: readonly Float64Array[],
): void {
  let sum = 0;
  for (const at of row) sum += weights[at] ?? 0;
  const probability = 1 / (1 + Math.exp(-sum));
  const miss = times * (Number(isSame) - probability);
  const spread = times * probability * (1 - probability);
  for (const at of row) {
    slope[at] = (slope[at] ?? 0) + miss;
    const line = bend[at];
    if (line !== undefined) for (const other of row) line[other] = (line[other] ?? 0) + spread;
  }
}

/** Cholesky: the matrix is symmetric and positive. It is used up. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row += 1) {
    const line = matrix[row] ?? new Float64Array(size);
    for (let column = 0; column <= row; column += 1) {
      const other = matrix[column] ?? line;
      let sum = line[column] ?? 0;
      for (let at = 0; at < column; at += 1) sum -= (line[at] ?? 0) * (other[at] ?? 0);
      line[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[column] ?? 1);
    }
  }
  const solved = Float64Array.from(right);
  for (let row = 0; row < size; row += 1) {
    const line = matrix[row] ?? solved;
    for (let at = 0; at < row; at += 1) solved[row] = (solved[row] ?? 0) - (line[at] ?? 0) * (solved[at] ?? 0);
    solved[row] = (solved[row] ?? 0) / (line[row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let at = row + 1; at < size; at += 1)
      solved[row] = (solved[row] ?? 0) - (matrix[at]?.[row] ?? 0) * (solved[at] ?? 0);
    solved[row] = (solved[row] ?? 0) / (matrix[row]?.[row] ?? 1);
  }
  return solved;
}

/** Log-odds of a pair being of one thing. */
export const scoreOf = ({ base, levels }: LevelWeights, said: readonly string[]): number =>
  said.reduce((sum, level) => sum + (levels[level] ?? 0), base);
