import type { FactDocument } from '../../facts/fact.ts';
import type { FactLink } from '../fact-link.ts';
import { particularKey } from '../settlement.ts';

/** Disagreements from which on two documents may be about different matters. */
const fewest = 5;
/** Part of their particular values in which they then disagree. */
const mostDifferent = 0.75;

/** What so many documents and more than half of all hold is printed on the form: it says nothing about the matter. */
const fewestHolders = 4;

/** Whether two documents, by index, are about different matters though they look alike. */
export type Foreignness = (a: number, b: number) => boolean;

/** Documents that disagree in nearly everything, such as two invoices of one shop, are not about the same thing: their differences mean nothing. */
export function findForeign(links: readonly FactLink[], documents: readonly FactDocument[]): Foreignness {
  const isOnForm = findForm(documents);
  const counts = new Map<string, { same: number; different: number }>();
  for (const { a, b, relation } of links) {
    const keys = [particularKey(a), particularKey(b)];
    if (keys.every((key) => key === '') || (relation === 'same' && keys.some(isOnForm))) continue;
    const pair = pairOf(a.document, b.document);
    const count = counts.get(pair) ?? { same: 0, different: 0 };
    count[relation] += 1;
    counts.set(pair, count);
  }
  return (a, b) => {
    const { same, different } = counts.get(pairOf(a, b)) ?? { same: 0, different: 0 };
    return different >= fewest && different / (same + different) > mostDifferent;
  };
}

const pairOf = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

function findForm(documents: readonly FactDocument[]): (key: string) => boolean {
  if (documents.length < fewestHolders) return () => false;
  const holders = new Map<string, number>();
  for (const { facts } of documents)
    for (const key of new Set(facts.map(particularKey))) holders.set(key, (holders.get(key) ?? 0) + 1);
  const fewest = Math.max(fewestHolders, documents.length / 2);
  return (key) => (holders.get(key) ?? 0) >= fewest;
}
