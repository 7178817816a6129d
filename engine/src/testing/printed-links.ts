import { printed, wordsOfFact, type Fact, type FactDocument } from '../facts/fact.ts';
import type { FactLink } from '../pairing/index.ts';

/** A value as its document prints it. */
export function printedFact(fact: Fact, documents: readonly FactDocument[]): string {
  const document = documents[fact.document];
  return document === undefined ? '' : printed(wordsOfFact(document, fact));
}

/** Links of documents as printed: `£1,200 = £1,200` or `£1,200 ≠ £1,300`. */
export const printedLinks = (links: readonly FactLink[], documents: readonly FactDocument[]): string[] =>
  links.map(
    ({ a, b, relation, isWithin = false }) =>
      `${printedFact(a, documents)} ${relation === 'different' ? '≠' : isWithin ? '~' : '='} ${printedFact(b, documents)}`,
  );
