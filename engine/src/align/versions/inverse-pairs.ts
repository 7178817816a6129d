/**
 * For each token of the second version the one of the first that it stands for, or -1, from what `pairs` says of those of the first.
 *
 * @param length tokens of the second version
 */
export function inversePairs(pairs: Int32Array, length: number): Int32Array {
  const inverse = new Int32Array(length).fill(-1);
  // Counted: an iterator makes a pair for each of a million words.
  for (let token = 0; token < pairs.length; token += 1) {
    const partner = pairs[token] ?? -1;
    if (partner >= 0) inverse[partner] = token;
  }
  return inverse;
}
