import type { Fact, FactDocument } from '../../../facts/fact.ts';
import { rateBehind } from '../../../facts/rates.ts';

/** Words behind a value among which stands what it is reckoned by. */
const within = 6;
/** Part of a rate by which rounding may have moved it. */
const slack = 0.001;

function perYear({ document, passage, end, value }: Fact, documents: readonly FactDocument[]): number | undefined {
  const words = documents[document]?.passages[passage]?.words.slice(end, end + within) ?? [];
  const rate = rateBehind(words.map(({ text }) => text));
  return rate === undefined ? undefined : (rate.perYear * (value.low + value.high)) / 2;
}

/** `4.5 % a year` and `2.25 % per half-year`: one rate, reckoned by another stretch of time. */
export function areEqualRates(a: Fact, b: Fact, documents: readonly FactDocument[]): boolean {
  if (a.value.low === b.value.low) return false;
  const [x, y] = [perYear(a, documents), perYear(b, documents)];
  return x !== undefined && y !== undefined && Math.abs(x - y) <= Math.abs(x) * slack;
}
