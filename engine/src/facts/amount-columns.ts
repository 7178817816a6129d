import type { Amount, AmountTable } from './tables.ts';

/** Amounts of one column share an edge within so many points. */
const alignedPt = 4;

/** Amounts that stand under each other, in the order of their rows; percentages are no amounts to be added up. */
export function amountColumns({ amounts }: AmountTable): Amount[][] {
  const columns: Amount[][] = [];
  for (const amount of amounts) {
    if (amount.fact.value.type === 'percent') continue;
    const column = columns.find((other) => isBelow(other.at(-1), amount));
    if (column === undefined) columns.push([amount]);
    else column.push(amount);
  }
  return columns;
}

function isBelow(above: Amount | undefined, amount: Amount): boolean {
  if (above === undefined || above.row === amount.row) return false;
  return Math.abs(above.right - amount.right) < alignedPt || Math.abs(above.left - amount.left) < alignedPt;
}
