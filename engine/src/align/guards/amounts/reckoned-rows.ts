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
