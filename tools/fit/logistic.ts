/** Values of features by their numbers; those that are nothing are left out. */
export type SparseRow = readonly (readonly [feature: number, value: number])[];

export interface Sample {
  readonly row: SparseRow;
  readonly right: boolean;
}

const rounds = 50;
/** Steps smaller than this change no hundredth of a probability. */
const smallStep = 1e-9;
/** Keeps the system solvable where a feature never varies. */
const floor = 1e-6;

/** Logistic regression by Newton’s method. A penalty is the inverse variance of the prior of a weight, which is drawn towards nothing. */
export function fitLogistic(samples: readonly Sample[], penalties: readonly number[]): number[] {
  const weights = penalties.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const step = newtonStep(samples, weights, penalties);
    for (const [index, change] of step.entries()) weights[index] = (weights[index] ?? 0) + change;
    if (step.every((change) => Math.abs(change) < smallStep)) break;
  }
  return weights;
}

function newtonStep(samples: readonly Sample[], weights: readonly number[], penalties: readonly number[]): number[] {
  const slope = weights.map((weight, index) => -(penalties[index] ?? 0) * weight);
  const bend = weights.map((_, row) => {
    const line = new Float64Array(weights.length);
    line[row] = (penalties[row] ?? 0) + floor;
    return line;
  });
  for (const { row, right } of samples) {
    let sum = 0;
    for (const [feature, value] of row) sum += value * (weights[feature] ?? 0);
    const probability = 1 / (1 + Math.exp(-sum));
    const miss = Number(right) - probability;
    const spread = probability * (1 - probability);
    for (const [feature, value] of row) {
      slope[feature] = (slope[feature] ?? 0) + miss * value;
      const line = bend[feature];
      if (line === undefined) continue;
      for (const [other, beside] of row) line[other] = (line[other] ?? 0) + spread * value * beside;
    }
  }
  return solve(bend, slope);
}

/** Gauss and Jordan, with the largest pivot; `matrix` and `right` are used up. */
function solve(matrix: Float64Array[], right: number[]): number[] {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(matrix[row]?.[column] ?? 0) > Math.abs(matrix[pivot]?.[column] ?? 0)) pivot = row;
    const [head, swapped] = [matrix[pivot], matrix[column]];
    if (head === undefined || swapped === undefined) continue;
    [matrix[column], matrix[pivot]] = [head, swapped];
    [right[column], right[pivot]] = [right[pivot] ?? 0, right[column] ?? 0];
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
