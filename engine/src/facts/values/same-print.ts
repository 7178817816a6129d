import type { Value } from './value.ts';

/** What reckoning leaves behind, in powers of ten. */
const slack = 1e-6;

/** The same figures that their documents read in two ways: whichever is right, it is right of both. */
export function isSamePrint(a: Value, b: Value): boolean {
  if (a.figures === undefined || a.figures.print !== b.figures?.print) return false;
  if (a.figures.reading === b.figures.reading || a.type !== b.type || a.unit !== b.unit) return false;
  const ratio = (a.low + a.high) / (b.low + b.high);
  return Math.abs(Math.abs(Math.log10(Math.abs(ratio))) - 3) < slack;
}
