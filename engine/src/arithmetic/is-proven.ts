import type { FactDocument } from '../facts/fact.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { isRight, type Relation } from './relation.ts';
import { isTotalLabel } from '../facts/words/total-label.ts';

/** Part of the rows of a sum that another column must have figures in, to show that they are added up. */
const mostRows = 0.5;
/** How many times as large as another column of the same things a column is, at most. */
const mostTimes = 30;
/** Rows between two lines of one table, at most. */
const longestTable = 80;

/**
 * Whether the document shows that figures are meant to be reckoned so: the same rows add up rightly in another column, other rows of
 * the table hold the same reckoning, or the words say it. Figures that only happen to stand under each other prove nothing.
 */
export function isProven(relation: Relation, relations: readonly Relation[], document: FactDocument): boolean {
  const { formula, output } = relation;
  if (formula.kind === 'stated' || formula.kind === 'rows') return true;
  if (relations.some((other) => other !== relation && isRight(other) && isTelling(other) && areAlike(relation, other)))
    return true;
  return formula.kind === 'sum' && isTotalLabel(output.label) && isOnlyTotal(relation, document);
}

/** Small figures add up by chance, the more so where they are rounded: `(42) + (4)` is nearly `(45)`. */
const tellingDigits = 3;
export const isTelling = ({ output: { value, precision } }: Relation): boolean =>
  Math.abs(value) / precision >= 10 ** (tellingDigits - 1);

function areAlike(a: Relation, b: Relation): boolean {
  if (a.formula.kind !== b.formula.kind) return false;
  if (isDown(a) && isDown(b)) return addsSameRows(a, b);
  if (isDown(a) || isDown(b) || a.output.row < 0 || b.output.row < 0) return false;
  return (
    a.output.row !== b.output.row &&
    Math.abs(a.output.row - b.output.row) <= longestTable &&
    a.inputs.length === b.inputs.length &&
    isSameColumn(a.output, b.output) &&
    a.inputs.every((input, at) => isSameColumn(input, b.inputs[at]))
  );
}

/** What is reckoned stands above its result. */
const isDown = ({ output, inputs }: Relation): boolean =>
  output.row >= 0 && inputs.some(({ row }) => row !== output.row);

const isSameColumn = ({ cellsBefore }: Amount, other: Amount | undefined): boolean =>
  cellsBefore === other?.cellsBefore;

function addsSameRows(a: Relation, b: Relation): boolean {
  if (a.output.row !== b.output.row || a.output === b.output) return false;
  const rows = new Set(a.inputs.map(({ row }) => row));
  const shared = b.inputs.filter(({ row }) => rows.has(row)).length;
  return shared === b.inputs.length && shared >= Math.max(1, rows.size * mostRows) && areOfOneUnit(a, b);
}

/** Shares and growth beside amounts are no amounts, and growth is no share, whether or not their sign is printed. */
function areOfOneUnit(first: Relation, second: Relation): boolean {
  const [a, b] = [first.output, second.output];
  const ratio = Math.abs(a.value / b.value);
  return (
    isOfHundred(first) === isOfHundred(second) &&
    (a.fact.value.type === 'percent') === (b.fact.value.type === 'percent') &&
    ratio < mostTimes &&
    ratio > 1 / mostTimes
  );
}

/** Points by which shares may miss a hundred, printed or added up. */
const nearHundred = 10;
const isOfHundred = ({ output, expected }: Relation): boolean =>
  [output.value, expected].some((value) => Math.abs(value - 100) <= nearHundred);

/** No other figure stands beside the total: the document adds up this column and no other. */
const isOnlyTotal = ({ output }: Relation, { facts }: FactDocument): boolean =>
  !facts.some(
    ({ passage, value }) => passage === output.fact.passage && value !== output.fact.value && value.key === '',
  );
