/**
 * How the figures of prints differ. `turned`: two digits have changed places; `one-digit`: one is another; `far`: they are
 * otherwise unlike; `none`: there are no two unlike figures. Who copies a figure wrongly copies it nearly right, and what is
 * nearly alike by chance is seldom said in like words.
 */
export type Difference = 'turned' | 'one-digit' | 'far' | 'none';

/** Figures of fewer digits differ in one by chance. */
const fewestForOneDigit = 3;

/** The nearest two of the prints say how all differ. */
export function differenceOf(prints: readonly string[]): Difference {
  const figures = [...new Set(prints.map((print) => print.replaceAll(/\D/gu, '')))].filter((digits) => digits !== '');
  if (figures.length < 2) return 'none';
  const pairs = figures.flatMap((a, index) => figures.slice(index + 1).map((b) => pairDifference(a, b)));
  return pairs.includes('turned') ? 'turned' : pairs.includes('one-digit') ? 'one-digit' : 'far';
}

function pairDifference(a: string, b: string): Difference {
  if (a.length !== b.length) return 'far';
  const unlike = Array.from(a).flatMap((digit, at) => (digit === b[at] ? [] : [at]));
  const [first = 0, second = 0] = unlike;
  if (unlike.length === 2 && a[first] === b[second] && a[second] === b[first]) return 'turned';
  return unlike.length === 1 && a.length >= fewestForOneDigit ? 'one-digit' : 'far';
}
