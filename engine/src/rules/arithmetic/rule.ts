import type { FactDocument } from '../../facts/fact.ts';
import { isDigitSlip } from '../../arithmetic/amount-slip.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { relationsOf } from '../../arithmetic/document-relations.ts';
import { isProven, isTelling } from '../../arithmetic/is-proven.ts';
import type { Relation } from '../../arithmetic/relation.ts';
import { explainCulprit } from './explain.ts';
import { findCulprits, type Culprit } from '../../arithmetic/find-culprits.ts';

/** A figure is not what the figures around it make it, in a table or a sentence: a total, a product, a share, a balance. */
export const rule: Rule = {
  id: 'arithmetic',
  find: ({ documents }) =>
    documents.flatMap((document) =>
      findCulprits(relationsOf(document), knownNumbers(document))
        .filter(({ broken }) => broken.some((relation) => isTelling(relation) || isShown(relation, document)))
        .map((culprit) => toFinding(document, culprit)),
    ),
};

const isShown = (relation: Relation, document: FactDocument): boolean =>
  isProven(relation, relationsOf(document), document);

/** Shorter numbers are printed in many places by chance. */
const smallestKnown = 1000;

function knownNumbers({ facts }: FactDocument): (value: number) => boolean {
  const known = new Set<string>();
  for (const { value } of facts)
    if (value.key === '' && value.low >= smallestKnown) known.add(((value.low + value.high) / 2).toFixed(2));
  return (value) => known.has(value.toFixed(2));
}

function toFinding(document: FactDocument, culprit: Culprit): RuleFinding {
  const { amount, needed, broken } = culprit;
  // Where the amount is not itself a result, the result that it does not give is shown as well.
  const shown = broken.slice(0, 1).filter(({ output }) => output !== amount);
  return {
    rule: 'arithmetic',
    kind: 'arithmetic',
    severity: 'high',
    confidence: isDigitSlip(amount.value, needed, amount.precision) || broken.length > 1 ? 0.95 : 0.8,
    subject: amount.label,
    explanation: explainCulprit(document, culprit),
    // What the document does not show to be a reckoning is no more than a place to look at.
    ...(broken.some((relation) => isShown(relation, document)) ? {} : { tier: 'possible' }),
    sides: [{ places: [amount, ...shown.map(({ output }) => output)].map(({ fact }) => placeOfFact(document, fact)) }],
    needed,
  };
}
