import type { FactLink } from './fact-link.ts';
import { particularKey } from './settlement.ts';

/** Disagreements from which on two documents may be about different matters. */
const fewest = 5;
/** Part of their particular values in which they then disagree. */
const mostDifferent = 0.75;

/** Documents that disagree in nearly everything, such as two invoices of one shop, are not about the same thing: their differences mean nothing. */
export function dropForeign(links: readonly FactLink[]): FactLink[] {
  const counts = new Map<string, { same: number; different: number }>();
  const keyOf = ({ a, b }: FactLink): string =>
    `${Math.min(a.document, b.document)} ${Math.max(a.document, b.document)}`;
  for (const link of links) {
    if (particularKey(link.a) === '' && particularKey(link.b) === '') continue;
    const count = counts.get(keyOf(link)) ?? { same: 0, different: 0 };
    count[link.relation] += 1;
    counts.set(keyOf(link), count);
  }
  return links.filter((link) => {
    const { same, different } = counts.get(keyOf(link)) ?? { same: 0, different: 0 };
    return link.relation === 'same' || different < fewest || different / (same + different) <= mostDifferent;
  });
}
