import type { FactDocument } from '../../facts/fact.ts';
import { printNumber } from '../../facts/print-number.ts';
import { amountTables, type Amount, printedAmount } from '../../facts/tables.ts';
import { placeOfFact } from '../place.ts';
import type { Rule, RuleFinding } from '../rule.ts';

/** Rows that must be right before a wrong one is called wrong. */
const fewestRight = 2;
/** Amounts of one column share an edge within so many points. */
const alignedPt = 3;

/** Quantity times unit price is not the amount of the line, though it is in the other lines of the table. */
export const rule: Rule = {
  id: 'line-product',
  find: ({ documents }) =>
    documents.flatMap((document) => amountTables(document).flatMap(({ amounts }) => check(document, rowsOf(amounts)))),
};

function rowsOf(amounts: readonly Amount[]): Amount[][] {
  const rows: Amount[][] = [];
  for (const amount of amounts) {
    const last = rows.at(-1);
    if (last?.[0]?.row === amount.row) last.push(amount);
    else rows.push([amount]);
  }
  return rows.filter((row) => row.length >= 3);
}

/** The last three amounts of a row: quantity, unit price, amount. */
const lastThree = (row: readonly Amount[]): readonly Amount[] => row.slice(-3);

function isRight(row: readonly Amount[]): boolean {
  const [quantity, price, amount] = lastThree(row);
  if (quantity === undefined || price === undefined || amount === undefined) return false;
  return (
    Math.abs(quantity.value * price.value - amount.value) <=
    amount.precision * 0.51 + Math.abs(quantity.value) * price.precision * 1e-6
  );
}

function check(document: FactDocument, rows: readonly Amount[][]): RuleFinding[] {
  const right = rows.filter((row) => isRight(row) && Math.abs(lastThree(row)[0]?.value ?? 1) !== 1);
  if (right.length < fewestRight || right.length < rows.length * 0.6) return [];
  const amounts = right.flatMap((row) => row.at(-1) ?? []);
  return rows.flatMap((row) => {
    const [quantity, price, amount] = lastThree(row);
    if (quantity === undefined || price === undefined || amount === undefined || isRight(row)) return [];
    // A summary row has its figures elsewhere.
    if (
      !amounts.some(
        (other) => Math.abs(other.right - amount.right) < alignedPt || Math.abs(other.left - amount.left) < alignedPt,
      ) ||
      amount.value === 0
    )
      return [];
    const product = quantity.value * price.value;
    if (Math.abs(product - amount.value) / Math.max(Math.abs(product), 1e-9) > 0.5) return [];
    return [
      {
        rule: 'line-product',
        kind: 'arithmetic' as const,
        severity: 'high' as const,
        confidence: 0.9,
        subject: row[0]?.label ?? '',
        explanation: `Quantity times price (${printedAmount(document, quantity)} × ${printedAmount(document, price)}) is ${printNumber(product, 2, document.format)}, not the amount of this line.`,
        sides: [{ places: [placeOfFact(document, amount.fact)] }],
      },
    ];
  });
}
