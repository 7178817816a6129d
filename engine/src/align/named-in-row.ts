import { factsOfPassage, factsOfSentence, type Fact, type FactDocument } from '../facts/fact.ts';
import { areEqual } from '../facts/compare-values.ts';
import { ratioOf } from './required-similarity.ts';
import { slipOf } from './slips.ts';

/** Amounts from which on two are not equal by chance. */
const particularFrom = 1000;
/** How many times as large an amount may be that is the same one wrongly printed. */
const mostApart = 1.5;

/**
 * `Machinery | 82,000 | 85,500` and `less machinery of £82,000 there remain £31,200`: the sentence gives to the name of the row the amount
 * of another column, so that its other amount is of something else.
 */
export function isNamedByOther(cell: Fact, other: Fact, documents: readonly FactDocument[]): boolean {
  const [own, prose] = [documents[cell.document], documents[other.document]];
  if (own === undefined || prose === undefined || cell.source !== 'cell' || other.source !== 'prose') return false;
  if (!isAmount(cell) || !isAmount(other) || ratioOf(cell, other) <= mostApart || slipOf(cell, other, documents) > 0)
    return false;
  const known = factsOfSentence(prose, other.sentence).filter((fact) => fact !== other && isAmount(fact));
  return factsOfPassage(own, cell.passage).some(
    (beside) =>
      beside !== cell &&
      beside.source === 'cell' &&
      beside.value.low >= particularFrom &&
      known.some(({ value }) => areEqual(value, beside.value) || value.low === beside.value.low),
  );
}

const isAmount = ({ value: { type } }: Fact): boolean => type === 'money' || type === 'number';
