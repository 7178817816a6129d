import { isAnnouncedAfter } from '../../align/papers/supersession.ts';
import { isComparable } from '../../align/guards/is-comparable.ts';
import { compareValues } from '../../facts/values/compare-values.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { isDigitSlip, shareOff } from '../../arithmetic/amount-slip.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { listTotals, type TotalPair } from './list-totals.ts';
import { totalsOf } from './totals.ts';

/** Totals that are meant to be one are off by no more than this; by nothing at all where they are two. */
const farthest = 0.03;
/** Smallest unit of money that is compared. */
const cent = 0.01;

/** What one document comes to is nearly, but not quite, what another one comes to: the bill and the contract price. */
export const rule: Rule = {
  id: 'document-total',
  find: (context) => {
    const totals = context.documents.map(totalsOf);
    return context.documents.flatMap((a) =>
      context.documents
        .slice(a.index + 1)
        .filter((b) => context.areRelated(a.index, b.index))
        .flatMap((b) => compare(context, a, b, totals)),
    );
  },
};

function compare(
  { documents }: RuleContext,
  a: FactDocument,
  b: FactDocument,
  totals: readonly (readonly Fact[])[],
): RuleFinding[] {
  const ofList = listTotals(a, b);
  if (ofList !== undefined) return isChangedOpenly(ofList, documents) ? [] : [toFinding(a, b, ofList)];
  const [ofA, ofB] = [totals[a.index] ?? [], totals[b.index] ?? []];
  // A total that the other document knows as well is not what was mistaken.
  if (ofA.some((fact) => isKnown(fact, b)) || ofB.some((fact) => isKnown(fact, a))) return [];
  const pairs = ofA.flatMap((x) =>
    ofB.flatMap((y) => (isNear(x, y) && isComparable(x, y, documents) ? [{ x, y }] : [])),
  );
  const [best] = pairs.toSorted(
    (p, q) => shareOff(p.x.value.low, p.y.value.low) - shareOff(q.x.value.low, q.y.value.low),
  );
  return best === undefined || isChangedOpenly(best, documents) ? [] : [toFinding(a, b, best)];
}

/** A third paper tells that the one total took the place of the other. */
const isChangedOpenly = ({ x, y }: TotalPair, documents: readonly FactDocument[]): boolean =>
  isAnnouncedAfter(x, y.document, documents) || isAnnouncedAfter(y, x.document, documents);

const toFinding = (a: FactDocument, b: FactDocument, { x, y }: TotalPair): RuleFinding => ({
  rule: 'document-total',
  kind: 'value-conflict',
  severity: 'high',
  confidence: 0.7,
  explanation: 'The documents come to different totals.',
  sides: [{ places: [placeOfFact(a, x)] }, { places: [placeOfFact(b, y)] }],
});

const isKnown = ({ value }: Fact, document: FactDocument): boolean =>
  document.facts.some((other) => compareValues(value, other.value) === 'same');

function isNear({ value: x }: Fact, { value: y }: Fact): boolean {
  if (x.unit !== '' && y.unit !== '' && x.unit !== y.unit) return false;
  return compareValues(x, y) === 'different' && (shareOff(x.low, y.low) <= farthest || isDigitSlip(x.low, y.low, cent));
}
