import type { Fact, FactDocument } from '../../../facts/fact.ts';

/** By how much a table leaves off what its head says once for all figures. */
const scales = [1e3, 1e6];

/** `$24.86 million` and `Sales | 24,860` below `in thousands`: one sum, printed at two scales. */
export const isInOtherScale = (a: Fact, b: Fact, documents: readonly FactDocument[]): boolean =>
  isScaled(a, b, documents) || isScaled(b, a, documents);

function isScaled({ value: sum }: Fact, figure: Fact, documents: readonly FactDocument[]): boolean {
  const { type, low, high, upper } = figure.value;
  if (sum.type !== 'money' || type !== 'number' || sum.upper !== undefined || upper !== undefined) return false;
  if (documents[figure.document]?.passages[figure.passage]?.kind !== 'row' || low < fewest) return false;
  return scales.some((scale) => low * scale <= sum.high && high * scale >= sum.low);
}

/** Smaller figures agree by chance. */
const fewest = 100;
