import { factsOfPassage, type Fact, type FactDocument } from '../../../facts/fact.ts';

const halfCent = 0.005;

/** The other values of the row of a value. */
function besideOf(fact: Fact, documents: readonly FactDocument[]): Fact[] {
  const document = documents[fact.document];
  return document?.passages[fact.passage]?.kind === 'row'
    ? factsOfPassage(document, fact.passage).filter((other) => other !== fact)
    : [];
}

/** The price in a row that states how many and what they come to: `48.50` of `14 £48.50 £679.00`. */
export function isPriceOfRow(price: Fact, documents: readonly FactDocument[]): boolean {
  const others = besideOf(price, documents);
  return others.some(
    ({ value: { low: count } }) =>
      count > 1 && others.some(({ value: { low } }) => Math.abs(low - count * price.value.low) < halfCent),
  );
}

/** `204.00` of `240 0.85 204.00`, and the count that makes it of its price: the total of a row is not how many it is of. */
export const isTotalOfCount = (total: Fact, count: Fact, documents: readonly FactDocument[]): boolean => {
  // A count that begins a row without heads is no value of it.
  const words = documents[total.document]?.passages[total.passage]?.words ?? [];
  return (
    count.value.type === 'number' &&
    count.value.low > 1 &&
    words.some(({ text }) => Number(text) === count.value.low) &&
    besideOf(total, documents).some(
      ({ value: { low: price } }) => Math.abs(price * count.value.low - total.value.low) < halfCent,
    )
  );
};
