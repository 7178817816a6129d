import { factsOfPassage, type FactDocument } from '../facts/fact.ts';
import { amountTables, continuedAmounts } from '../facts/tables/tables.ts';
import { isRight, type Relation } from './relation.ts';
import { sentenceSums } from './sentence-sums.ts';
import { relationsDown, relationsWithin } from './table-relations.ts';

const known = new WeakMap<FactDocument, readonly Relation[]>();

/** All reckonings of a document, right or wrong; several rules look at them. */
export function relationsOf(document: FactDocument): readonly Relation[] {
  let relations = known.get(document);
  if (relations === undefined) known.set(document, (relations = findRelations(document)));
  return relations;
}

function findRelations(document: FactDocument): Relation[] {
  const tables = amountTables(document);
  const relations = [
    ...tables.flatMap(({ amounts }) => relationsWithin(amounts)),
    ...continuedAmounts(tables).flatMap(relationsDown),
    ...relationsInSentences(document),
  ];
  return relations.filter((relation) => !addsGrowth(relation));
}

/** Shares add up to a hundred; rates of growth, margins and discounts under each other add up to nothing. */
const addsGrowth = (relation: Relation): boolean =>
  relation.formula.kind === 'sum' &&
  relation.output.fact.value.type === 'percent' &&
  Math.abs(relation.output.value - whole) > relation.output.precision &&
  Math.abs(relation.expected - whole) > relation.output.precision &&
  !isRight(relation);

const whole = 100;

function relationsInSentences(document: FactDocument): Relation[] {
  return document.passages.flatMap(({ kind }, position) => {
    const facts = kind === 'paragraph' ? factsOfPassage(document, position) : [];
    return facts.length < 2 ? [] : sentenceSums(document, facts);
  });
}

/** The totals under columns that are what stands above them. */
export const rightSums = (document: FactDocument): Relation[] =>
  relationsOf(document).filter(
    (relation) =>
      relation.formula.kind === 'sum' &&
      relation.inputs.every(({ row }) => row < relation.output.row) &&
      isRight(relation),
  );
