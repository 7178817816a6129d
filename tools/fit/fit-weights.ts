import { termsOf, type Weights } from '@app/engine/calibration';
import type { KnownFinding } from './known-finding.ts';

/** Terms that the data alone decide; every other is drawn towards nothing, the more the fewer findings speak for it. */
const free = new Set(['base', 'stated']);
const rounds = 50;
/** Steps smaller than this change no hundredth of a confidence. */
const smallStep = 1e-9;
/** Weights are kept with so many decimals. */
const decimals = 3;

/**
 * Logistic regression by Newton's method. `ridge` is how many findings' worth of doubt hold a term at nothing (the
 * inverse variance of its prior).
 */
export function fitWeights(samples: readonly KnownFinding[], ridge: number): Weights {
  const rows = samples.map(({ evidence }) => termsOf(evidence));
  const names = [...new Set(rows.flatMap((terms) => [...terms.keys()]))].toSorted();
  const inputs = rows.map((terms) => names.map((name) => terms.get(name) ?? 0));
  const penalties = names.map((name) => (free.has(name) ? 0 : ridge));
  const weights = names.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const step = newtonStep(inputs, samples, weights, penalties);
    for (const [index, change] of step.entries()) weights[index] = (weights[index] ?? 0) + change;
    if (step.every((change) => Math.abs(change) < smallStep)) break;
  }
  return Object.fromEntries(names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(decimals)) + 0]));
}

/** Keeps the system solvable where a term never varies. */
const floor = 1e-6;

function newtonStep(
  inputs: readonly (readonly number[])[],
  samples: readonly KnownFinding[],
  weights: readonly number[],
  penalties: readonly number[],
): number[] {
  const slope = weights.map((weight, index) => -(penalties[index] ?? 0) * weight);
  const bend = weights.map((_, row) =>
    weights.map((__, column) => (row === column ? (penalties[row] ?? 0) + floor : 0)),
  );
  for (const [at, input] of inputs.entries()) {
    const sum = input.reduce((total, value, index) => total + value * (weights[index] ?? 0), 0);
    const probability = 1 / (1 + Math.exp(-sum));
    const miss = Number(samples[at]?.right ?? false) - probability;
    const spread = probability * (1 - probability);
    for (const [row, value] of input.entries()) {
      if (value === 0) continue;
      slope[row] = (slope[row] ?? 0) + miss * value;
      const line = bend[row];
      if (line === undefined) continue;
      for (const [column, other] of input.entries()) line[column] = (line[column] ?? 0) + spread * value * other;
    }
  }
  return solve(bend, slope);
}

/** Gauss and Jordan, with the largest pivot; `matrix` and `right` are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot] ?? [], matrix[column] ?? []];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
    const head = matrix[column] ?? [];
    for (let row = 0; row < size; row += 1) {
      const line = matrix[row];
      if (row === column || line === undefined) continue;
      const factor = (line[column] ?? 0) / (head[column] ?? 1);
      if (factor === 0) continue;
      for (let at = column; at < size; at += 1) line[at] = (line[at] ?? 0) - factor * (head[at] ?? 0);
      right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
    }
  }
  return right.map((value, row) => value / (matrix[row]?.[row] ?? 1));
}
