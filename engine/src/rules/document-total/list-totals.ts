import { areApart, ownNumberOf } from '../../align/papers/own-number.ts';
import type { Fact, FactDocument } from '../../facts/fact.ts';
import { rightSums } from '../../arithmetic/document-relations.ts';
import type { Relation } from '../../arithmetic/relation.ts';
import { isOfSection } from './totals.ts';

/** Two totals that are meant to be one. */
export interface TotalPair {
  readonly x: Fact;
  readonly y: Fact;
}

/** Amounts that two lists must share to be the same list, and their part of the longer one. */
const fewestShared = 2;
const sharedPart = 0.6;
/** Smaller amounts are shared by chance. */
const smallest = 10;

/** The totals of two lists of which one has all the amounts of the other and more. */
export function listTotals(a: FactDocument, b: FactDocument): TotalPair | undefined {
  // Two invoices of one customer may charge the same again.
  if (areApart(ownNumberOf(a), ownNumberOf(b))) return undefined;
  const [ofA, ofB] = [rightSums(a), rightSums(b)];
  const isPart = (document: FactDocument, { output }: Relation): boolean => isOfSection(document, output.fact);
  if (ofA.length === 0 || ofB.length === 0) return undefined;
  const [knownA, knownB] = [totalsIn(ofA), totalsIn(ofB)];
  for (const x of ofA) {
    for (const y of ofB) {
      const isOneMatter =
        !knownB.has(key(x.output.value)) &&
        !knownA.has(key(y.output.value)) &&
        isPart(a, x) === isPart(b, y) &&
        areOneList(x, y);
      if (isOneMatter) return { x: x.output.fact, y: y.output.fact };
    }
  }
  return undefined;
}

const key = (value: number): string => value.toFixed(2);

const totalsIn = (sums: readonly Relation[]): ReadonlySet<string> =>
  new Set(sums.map(({ output }) => key(output.value)));

function areOneList(x: Relation, y: Relation): boolean {
  const [unitA, unitB] = [x.output.fact.value.unit, y.output.fact.value.unit];
  if (unitA !== '' && unitB !== '' && unitA !== unitB) return false;
  const amounts = ({ inputs }: Relation): string[] =>
    inputs.flatMap(({ value }) => (Math.abs(value) < smallest ? [] : [key(value)]));
  const [ofX, ofY] = [amounts(x), amounts(y)];
  const rest = [...ofY];
  for (const amount of ofX) if (rest.includes(amount)) rest.splice(rest.indexOf(amount), 1);
  const shared = ofY.length - rest.length;
  // A line that is another in each makes another total, and is what is wrong.
  if (shared < ofX.length && shared < ofY.length) return false;
  return shared >= fewestShared && shared >= Math.max(ofX.length, ofY.length) * sharedPart;
}
