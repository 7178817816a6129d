import { amountColumns, figureGrid, type Figures } from '../facts/tables/amount-grid.ts';
import type { Amount } from '../facts/tables/tables.ts';
import { columnShares } from './column-shares.ts';
import { columnSums, type Beside } from './column-sums.ts';
import { percentShares } from './percent-shares.ts';
import { isRight, type Relation } from './relation.ts';
import { rowFormulas } from './row-formulas.ts';
import { carriedOver, runningBalances } from './running-balances.ts';
import { isTotalLabel } from '../facts/words/total-label.ts';

/** Rows of a column that may be the same reckoning beside another column, as months stand side by side. */
const mostRowsAside = 16;

/** What the columns of one table have to do with each other. */
export function relationsWithin(amounts: readonly Amount[]): Relation[] {
  const rows = figureGrid(amounts);
  const byRow = Map.groupBy(amounts, ({ row }) => row);
  const going = rows.filter((row) => !isTotalRow(row) || row.filter((amount) => amount !== undefined).length < 2);
  return asExactAsTheRest(
    withoutTurned([
      ...rowFormulas(rows, ({ row }) => byRow.get(row) ?? []),
      ...runningBalances(going),
      ...carriedOver(going),
      ...columnShares(rows),
      ...asideOf(rows),
    ]),
  );
}

/** Of `a = b + c` and `b = a - c` only the one that stands as people reckon, with its result last. */
function withoutTurned(relations: readonly Relation[]): Relation[] {
  const rank = ({ output }: Relation): number => output.row * 1000 + output.fact.start;
  const kept = new Map<string, Relation>();
  for (const relation of relations) {
    const cells = [relation.output, ...relation.inputs].map(({ row, fact }) => `${row}.${fact.start}`).toSorted();
    const key = cells.join(' ');
    const other = kept.get(key);
    if (other === undefined || rank(relation) > rank(other)) kept.set(key, relation);
  }
  return [...kept.values()];
}

/** Sums that must come out to the last digit before the next may not be off by rounding. */
const fewestExact = 3;
const exactPart = 0.75;

/** Where the sums of a table come out to the last digit nothing was rounded but, at most, a result by one. */
function asExactAsTheRest(relations: readonly Relation[]): Relation[] {
  const sums = relations.filter(({ formula: { kind } }) => kind !== 'product' && kind !== 'share' && kind !== 'ratio');
  const right = sums.filter(isRight);
  const exact = right.filter(({ output, expected }) => Math.abs(output.value - expected) < 1e-6);
  if (exact.length < Math.max(fewestExact, right.length * exactPart)) return [...relations];
  return relations.map((relation) =>
    sums.includes(relation) ? { ...relation, slack: relation.output.precision * 1.01 } : relation,
  );
}

const isTotalRow = (row: Figures): boolean => isTotalLabel(row.find((amount) => amount !== undefined)?.label ?? '');

/** The same reckoning in column after column. */
function asideOf(rows: readonly Figures[]): Relation[] {
  const width = rows[0]?.length ?? 0;
  if (rows.length > mostRowsAside || width < 3) return [];
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
  return columns.some(isLadder) ? [] : rowFormulas(columns);
}

/** Evenly spaced figures, such as points of measurement (`0, 250, 500, 750`), are sums of each other by chance. */
function isLadder(column: Figures): boolean {
  const values = column.flatMap((amount) => amount?.value ?? []);
  const step = (values[1] ?? 0) - (values[0] ?? 0);
  if (values.length < Math.max(fewestRungs, column.length) || step === 0) return false;
  return values.every((value, at) => at === 0 || Math.abs(value - (values[at - 1] ?? 0) - step) < Math.abs(step) / 1e6);
}

const fewestRungs = 4;

const never = (): boolean => false;

/** What the columns of tables that follow each other add up to. */
export function relationsDown(amounts: readonly Amount[]): Relation[] {
  const byRow = Map.groupBy(amounts, ({ row }) => row);
  const beside: Beside = (amount) =>
    (byRow.get(amount.row) ?? []).filter((other) => other !== amount && other.fact.value.type !== 'percent');
  const percentBeside = (amount: Amount): Amount | undefined => {
    const [percent, ...others] = (byRow.get(amount.row) ?? []).filter((other) => other !== amount);
    return percent?.fact.value.type === 'percent' && others.length === 0 ? percent : undefined;
  };
  const columns = amountColumns(amounts.filter(({ fact }) => fact.value.type !== 'percent'));
  // A row in which one column is added up rightly is a row of totals in the others.
  const added = new Set(
    columns.flatMap((column) =>
      columnSums(column, beside, never).flatMap((one) =>
        isRight(one) && isTotalLabel(one.output.label) ? [one.output.row] : [],
      ),
    ),
  );
  const sums = columns.flatMap((column) => columnSums(column, beside, ({ row }) => added.has(row)));
  return asExactAsTheRest([...sums, ...columns.flatMap((column) => percentShares(column, percentBeside))]);
}
