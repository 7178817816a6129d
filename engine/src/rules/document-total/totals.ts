import type { Fact, FactDocument } from '../../facts/fact.ts';
import { stem } from '../../facts/stem.ts';

/** A total next to the largest one of its document: net beside gross, or the same said again. */
const nearLargest = 0.7;
/** Smaller amounts are no totals of a document. */
const smallest = 100;
const totalTerms = ['total', 'price', 'subtotal'].map(stem);
const namedBy = 0.9;

/** What a document comes to: its largest amounts that are called a total or a price; none when a larger amount has another name. */
export function totalsOf({ facts }: FactDocument): Fact[] {
  const amounts = facts.filter(isAmount);
  const largest = amounts.reduce((most, { value }) => Math.max(most, value.low), smallest);
  const totals = amounts.filter((fact) => fact.value.low >= largest * nearLargest && isNamedTotal(fact));
  return totals.some(({ value }) => value.low === largest) ? totals : [];
}

/** Money, or a number with cents. */
const isAmount = ({ value, isFormer }: Fact): boolean =>
  !isFormer &&
  value.bound === 'exact' &&
  value.upper === undefined &&
  (value.type === 'money' || (value.type === 'number' && !Number.isInteger(value.low)));

const isNamedTotal = ({ slot }: Fact): boolean => totalTerms.some((term) => (slot.get(term) ?? 0) >= namedBy);
