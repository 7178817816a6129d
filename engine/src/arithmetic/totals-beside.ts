import type { Amount } from '../facts/tables/tables.ts';
import { shareOff } from './amount-slip.ts';
import { isRight, linear, type Relation } from './relation.ts';

/** Rows and digits of a sum that comes out right by no chance. */
const fewestItems = 3;
const fewestDigits = 5;
/** A column whose figures come so near to their sum is added up too: prices and averages do not. */
const farthest = 0.05;

/** `All berths | 236,025 | 2,098.7`: a row that adds up one column adds up the column beside, whatever it is called. */
export function totalsBeside(columns: readonly (readonly Amount[])[], sums: readonly Relation[]): Relation[] {
  const known = new Set(sums.map(({ output }) => output));
  const proven = sums.filter(
    (sum) =>
      isRight(sum) &&
      sum.formula.kind === 'sum' &&
      sum.inputs.length >= fewestItems &&
      String(Math.round(Math.abs(sum.output.value) / sum.output.precision)).length >= fewestDigits,
  );
  return proven.flatMap(({ output, inputs }) =>
    columns.flatMap((column) => {
      const total = column.find(({ row }) => row === output.row);
      const items = inputs.flatMap(({ row }) => column.find((amount) => amount.row === row) ?? []);
      if (total === undefined || known.has(total) || items.length < inputs.length) return [];
      const sum = linear(
        total,
        items.map((item) => [item, 1]),
        { kind: 'sum', isCarried: false },
      );
      return shareOff(total.value, sum.expected) <= farthest ? [sum] : [];
    }),
  );
}
