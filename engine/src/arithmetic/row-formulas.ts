import type { Figures } from '../facts/tables/amount-grid.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { isDigitSlip, isDigitsTurned, shareOff } from './amount-slip.ts';
import { formulasFor } from './formulas.ts';
import { isRight, type Relation } from './relation.ts';

/** Digits that must come out right by a formula before chance is no longer the likelier reason. */
const fewestDigits = 4;
/** Rows in which a formula holds, as part of those it could hold in. */
const rightPart = 0.6;
/** Of two rows one may be wrong by so much, of more by so much. */
const farthestOfTwo = 0.2;
const farthest = 0.5;
/** A formula is tried on so many rows before all are reckoned. */
const probed = 8;
/** Tables with more columns are no reckonings. */
const mostColumns = 14;

/**
 * What the figures of a row have to do with each other in all rows but a few: quantity times price, a sum across.
 * What else stands beside an amount, though in no column of the rows, may explain what its row does not.
 */
export function rowFormulas(rows: readonly Figures[], beside: (amount: Amount) => Figures = () => []): Relation[] {
  const width = rows[0]?.length ?? 0;
  if (rows.length < 2 || width < 3 || width > mostColumns) return [];
  return Array.from({ length: width }, (_, output) => holding(rows, output, beside)).flat();
}

interface Held {
  readonly relations: readonly (Relation | undefined)[];
  readonly digits: number;
}

/** The formulas of one column: wrong is only what no formula of the column explains. */
function holding(rows: readonly Figures[], output: number, beside: (amount: Amount) => Figures): Relation[] {
  const held: Held[] = [];
  const known = new Set<number>();
  for (const formula of formulasFor(rows, output)) {
    const probe = rows.slice(0, probed);
    if (rows.length > probed && !isLikely(probe.map((row) => formula.of(row)))) continue;
    const relations = rows.map((row) => formula.of(row));
    if (isLikely(relations))
      for (const [at, relation] of relations.entries()) if (relation !== undefined && isRight(relation)) known.add(at);
    if (isHeld(relations, formula.doubt)) held.push({ relations, digits: digitsOf(relations) - formula.doubt });
  }
  const best = held.toSorted((a, b) => b.digits - a.digits)[0];
  return (best?.relations ?? []).flatMap((relation, at) => {
    if (relation === undefined) return [];
    if (isRight(relation)) return [relation];
    const all = [...(rows[at] ?? []), ...beside(relation.output)];
    return known.has(at) || isExplained(relation, all) ? [] : [relation];
  });
}

const isLikely = (relations: readonly (Relation | undefined)[]): boolean => {
  const tried = relations.filter((relation) => relation !== undefined);
  return tried.filter(isRight).length >= tried.length / 2;
};

function isHeld(relations: readonly (Relation | undefined)[], doubt: number): boolean {
  const tried = relations.filter((relation) => relation !== undefined);
  const right = tried.filter(isRight);
  if (right.length === 0 || digitsOf(relations) < fewestDigits + doubt) return false;
  const wrong = tried.filter((relation) => !isRight(relation));
  if (tried.length === 2 && wrong.length === 1) return wrong.every((relation) => isNear(relation, farthestOfTwo));
  return right.length >= 2 && right.length >= tried.length * rightPart && wrong.every((one) => isNear(one, farthest));
}

const isNear = ({ output, expected }: Relation, limit: number): boolean =>
  shareOff(output.value, expected) <= limit ||
  isDigitSlip(output.value, expected, output.precision) ||
  isDigitsTurned(output.value, expected, output.precision);

/** Digits that come out right, beyond those that come out right by themselves: one times the price is the price. */
function digitsOf(relations: readonly (Relation | undefined)[]): number {
  let digits = 0;
  for (const relation of relations) {
    if (relation === undefined || !isRight(relation)) continue;
    const { output, inputs } = relation;
    if (inputs.some(({ value }) => Math.abs(value) === Math.abs(output.value) || value === 0)) continue;
    digits += Math.log10(Math.max(1, Math.abs(output.value) / output.precision));
  }
  return digits;
}

/** Another figure of the row says what was taken off or put on top. */
function isExplained({ output, expected, slack, inputs }: Relation, row: Figures): boolean {
  return row.some((other) => {
    if (other === undefined || other === output || inputs.includes(other)) return false;
    const part = other.fact.value.type === 'percent' ? (expected * other.value) / 100 : other.value;
    return [expected + part, expected - part].some((value) => Math.abs(value - output.value) <= slack * 2);
  });
}
